import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aMicrophone, noMicrophone } from '../../testing/a-microphone';
import { aWeight, weightedLevel } from './a-weighting';
import { addLevel, averageOf, NO_SOUND } from './sound-stats';
import SoundTool from './sound-tool';

beforeEach(() => localStorage.clear());

test.each([
  [31.5, -39.4],
  [100, -19.1],
  [1000, 0],
  [4000, 1],
  [16_000, -6.6],
])('a tone of %s Hz weighs %s dB, as the standard says', (hz, decibels) => {
  expect(10 * Math.log10(aWeight(hz))).toBeCloseTo(decibels, 0);
});

test('the average is of the energy: a loud moment counts for more than its time', () => {
  const quiet = addLevel(NO_SOUND, 60, 9);
  const stats = addLevel(quiet, 90, 1);
  expect(averageOf(stats)).toBeCloseTo(80, 0);
  expect([stats.least, stats.most, stats.loudSeconds, stats.seconds]).toEqual([60, 90, 1, 10]);
});

test('a full tone in one bin is its own level, silence is none', () => {
  const bins = new Float32Array(2048).fill(Number.NEGATIVE_INFINITY);
  expect(weightedLevel(bins, 48_000)).toBeLessThan(-100);
});

test('it listens from a tap until it is stopped or the page is hidden, is set by a meter, and is never more than indicative', async () => {
  fakeApi();
  const microphone = aMicrophone(-20);
  const { user } = renderInShell(<SoundTool />);
  expect(microphone.isOn).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(screen.getAllByText('98')).not.toHaveLength(0));
  expect(screen.getByText(/Indicative only/)).toBeVisible();
  fireEvent.change(screen.getByLabelText(/Reading of a sound level meter/), { target: { value: '70' } });
  await user.click(screen.getByRole('button', { name: 'Calibrate' }));
  await expectText('Calibrated on this device.');
  await waitFor(() => expect(screen.getAllByText('70')).not.toHaveLength(0));
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(microphone.isOn).toBe(0);
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('button', { name: 'Save to job' })).toBeEnabled();
});

test('what comes before the first sound is not the lowest', async () => {
  fakeApi();
  const microphone = aMicrophone(Number.NEGATIVE_INFINITY);
  const { user } = renderInShell(<SoundTool />);
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(microphone.reads).toBeGreaterThan(1));
  microphone.decibels = -20;
  await waitFor(() => expect(screen.getAllByText('98')).toHaveLength(4));
});

test('without permission it says so in the words of the specification, and another meter can be typed in', async () => {
  fakeApi();
  noMicrophone();
  const { user } = renderInShell(<SoundTool />);
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await expectText('Microphone access not supported or permission denied.');
  fireEvent.change(screen.getByLabelText('Reading of the meter'), { target: { value: '88' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save to job' })).toBeEnabled());
});
