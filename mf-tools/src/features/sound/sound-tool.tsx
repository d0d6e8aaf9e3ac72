import { Alert, Button, Row, Stack, Text } from '@dwang/kit';
import { useState } from 'react';
import { SaveResult } from '../../results';
import { useMicrophone } from '../../sensors/use-microphone';
import { weightedLevel } from './a-weighting';
import { SoundCalibration } from './sound-calibration';
import { SoundChart } from './sound-chart';
import { soundDraft } from './sound-draft';
import { SoundFigures } from './sound-figures';
import { addLevel, NO_SOUND } from './sound-stats';
import { TypedReading } from './typed-reading';
import { useSoundOffset } from './use-sound-offset';
import './sound.css';

/** "Fast", as meters call it. */
const EVERY = 125;
const FFT_SIZE = 4096;

/** How loud it is, in dB(A) by the phone's microphone. An indication: a phone is no sound level meter. */
export default function SoundTool() {
  const [stats, setStats] = useState(NO_SOUND);
  const [raw, setRaw] = useState<number | null>(null);
  const { offset, isCalibrated, set } = useSoundOffset();
  const { state, start, stop } = useMicrophone({
    fftSize: FFT_SIZE,
    every: EVERY,
    onRead: ({ analyser, sampleRate }, seconds) => {
      const bins = new Float32Array(analyser.frequencyBinCount);
      analyser.getFloatFrequencyData(bins);
      // Until the first sound has come through, and while something holds the microphone mute, there is nothing to read.
      if (!bins.some(Number.isFinite)) return;
      const level = weightedLevel(bins, sampleRate);
      setRaw(level);
      setStats((now) => addLevel(now, Math.max(0, level + offset), seconds));
    },
  });
  const begin = () => {
    setStats(NO_SOUND);
    start();
  };
  if (state === 'denied') {
    return (
      <Stack>
        <Alert type="warning" showIcon role="alert" title="Microphone access not supported or permission denied." />
        <Row>
          <Button onClick={begin}>Try Again</Button>
        </Row>
        <TypedReading />
      </Stack>
    );
  }
  return (
    <Stack>
      <SoundFigures stats={stats} />
      <SoundChart levels={stats.recent} />
      <Row>
        {state === 'off' ? (
          <Button type="primary" size="large" onClick={begin}>
            {stats.seconds > 0 ? 'Start again' : 'Start'}
          </Button>
        ) : (
          <Button size="large" loading={state === 'starting'} onClick={stop}>
            Stop
          </Button>
        )}
        <SaveResult draft={state === 'off' && stats.seconds > 0 ? soundDraft(stats, isCalibrated) : null} />
      </Row>
      <Text rank="secondary">
        Indicative only: a phone is not a sound level meter. 85 dB(A) is the limit for an eight-hour day; wear protection when you
        have to raise your voice to be heard an arm's length away.
      </Text>
      <SoundCalibration level={state === 'on' ? raw : null} isCalibrated={isCalibrated} onSet={set} />
    </Stack>
  );
}
