import { Alert, Button, Progress, Row, Stack, Text } from '@dwang/kit';
import { useState } from 'react';
import { useMicrophone } from '../../sensors/use-microphone';
import { volumeOf } from './volume';
import './volume-detector.css';

/** Source: specification 2, section 9. */
const ANALYSER_SIZE = 32;
const EVERY = 100;

/** How full the microphone's scale is, 0 to 100: a quick look, not decibels. */
export default function VolumeDetectorTool() {
  const [volume, setVolume] = useState(0);
  const { state, start, stop } = useMicrophone({
    fftSize: ANALYSER_SIZE,
    every: EVERY,
    onRead: ({ analyser }) => {
      const bins = new Uint8Array(analyser.frequencyBinCount);
      analyser.getByteFrequencyData(bins);
      setVolume(volumeOf(bins));
    },
  });
  if (state === 'denied') {
    return (
      <Stack>
        <Alert type="warning" showIcon role="alert" title="Microphone access not supported or permission denied." />
        <Row>
          <Button onClick={start}>Try Again</Button>
        </Row>
      </Stack>
    );
  }
  const shown = state === 'off' ? 0 : Math.round(volume);
  return (
    <Stack align="center">
      <p className="tools-volume-figure">{shown}</p>
      <div className="tools-volume-bar">
        <Progress percent={shown} showInfo={false} aria-label="Volume" />
      </div>
      <Row>
        {state === 'off' ? (
          <Button type="primary" size="large" onClick={start}>
            Start listening
          </Button>
        ) : (
          <Button size="large" loading={state === 'starting'} onClick={stop}>
            Stop listening
          </Button>
        )}
      </Row>
      <Text rank="secondary">From 0 to 100 of what the microphone can hear. For decibels use the Sound Meter.</Text>
    </Stack>
  );
}
