import { Alert, Button, Row, StatusTag, Text } from '@dwang/kit';
import { useEffect, useRef, useState } from 'react';
import { connectByBluetooth, hasBluetooth, NO_BLUETOOTH } from './bluetooth-laser';
import { type ConnectedLaser, LaserFault } from './laser-port';

type State = 'off' | 'connecting' | 'on' | 'lost';

/** Connects a laser measure by Bluetooth, where the browser can; it is let go when the tool is left. */
export function LaserLink({ onLength }: { onLength: (metres: number) => void }) {
  const [state, setState] = useState<State>('off');
  const [fault, setFault] = useState<string | null>(null);
  const laser = useRef<ConnectedLaser | null>(null);
  const tell = useRef(onLength);
  tell.current = onLength;
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      laser.current?.close();
    };
  }, []);
  if (!hasBluetooth()) return <Text rank="secondary">{NO_BLUETOOTH}</Text>;
  const connect = async (): Promise<void> => {
    setFault(null);
    setState('connecting');
    try {
      const connected = await connectByBluetooth({
        onLength: (metres) => tell.current(metres),
        onLost: () => setState('lost'),
      });
      if (isGone.current) return connected?.close();
      laser.current = connected;
      setState(laser.current ? 'on' : 'off');
    } catch (error) {
      setState('off');
      setFault(error instanceof LaserFault ? error.message : 'Could not connect. Please try again.');
    }
  };
  const close = () => {
    laser.current?.close();
    laser.current = null;
    setState('off');
  };
  return (
    <>
      <Row>
        {state === 'on' ? (
          <>
            <StatusTag tone="good">{`Connected: ${laser.current?.name ?? 'laser'}`}</StatusTag>
            <Button onClick={close}>Disconnect</Button>
          </>
        ) : (
          <Button loading={state === 'connecting'} onClick={() => void connect()}>
            Connect by Bluetooth
          </Button>
        )}
      </Row>
      {state === 'lost' && <Alert type="warning" showIcon role="status" title="The laser measure is off or out of reach." />}
      {fault && <Alert type="error" showIcon role="alert" title={fault} />}
    </>
  );
}
