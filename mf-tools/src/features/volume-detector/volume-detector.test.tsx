import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { screen } from '@testing-library/react';
import { aMicrophone, noMicrophone } from '../../testing/a-microphone';
import { volumeOf } from './volume';
import VolumeDetectorTool from './volume-detector-tool';

test('the volume is the mean of the bins and never more than 100', () => {
  expect(volumeOf(Uint8Array.from([10, 20, 30]))).toBe(20);
  expect(volumeOf(Uint8Array.from([255, 255]))).toBe(100);
  expect(volumeOf(new Uint8Array())).toBe(0);
});

test('it listens from a tap until it is left', async () => {
  fakeApi();
  const microphone = aMicrophone();
  const { user, unmount } = renderInShell(<VolumeDetectorTool />);
  await user.click(screen.getByRole('button', { name: 'Start listening' }));
  await expectText('60');
  expect(microphone.isOn).toBe(1);
  unmount();
  expect(microphone.isOn).toBe(0);
});

test('without permission it says so in the words of the specification', async () => {
  fakeApi();
  noMicrophone();
  const { user } = renderInShell(<VolumeDetectorTool />);
  await user.click(screen.getByRole('button', { name: 'Start listening' }));
  await expectText('Microphone access not supported or permission denied.');
});
