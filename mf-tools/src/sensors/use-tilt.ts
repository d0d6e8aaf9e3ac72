import { useCallback, useEffect, useState } from 'react';
import type { Tilt } from './tilt';
import { useVisible } from './use-visible';

/** `waiting` until the first reading; `ask` where the browser wants a tap first (iOS). */
type TiltState = 'waiting' | 'ask' | 'live' | 'unsupported';

/** How long to wait for a first reading before the device counts as one without a sensor, in milliseconds. */
const PATIENCE = 1500;

interface AskingOrientation {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

const orientation = (): AskingOrientation | undefined =>
  typeof DeviceOrientationEvent === 'undefined' ? undefined : (DeviceOrientationEvent as unknown as AskingOrientation);

function firstState(): TiltState {
  const api = orientation();
  if (!api) return 'unsupported';
  return api.requestPermission ? 'ask' : 'waiting';
}

/** The device's tilt, as it changes. `frozen` keeps the last reading, and so does a page that cannot be seen: nothing is listened to then. */
export function useTilt(frozen: boolean) {
  const [state, setState] = useState(firstState);
  const [tilt, setTilt] = useState<Tilt>({ beta: 0, gamma: 0 });
  const visible = useVisible();

  useEffect(() => {
    if (state === 'ask' || state === 'unsupported' || frozen || !visible) return;
    const read = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return;
      setState('live');
      setTilt({ beta, gamma });
    };
    const giveUp = setTimeout(() => setState((now) => (now === 'waiting' ? 'unsupported' : now)), PATIENCE);
    window.addEventListener('deviceorientation', read);
    return () => {
      clearTimeout(giveUp);
      window.removeEventListener('deviceorientation', read);
    };
  }, [state, frozen, visible]);

  const ask = useCallback(async () => {
    const answer = await orientation()
      ?.requestPermission?.()
      .catch(() => 'denied' as const);
    setState(answer === 'granted' ? 'waiting' : 'unsupported');
  }, []);

  return { state, tilt, ask };
}
