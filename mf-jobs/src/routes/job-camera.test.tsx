import { expectText, refuse } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { aCanvas, aPhoto, aServer, inDialog, onFreshDevice, open, photosOf, SLOW, writes } from '../testing/job-photos';

onFreshDevice();

type Asked = MediaStreamConstraints & { video: MediaTrackConstraints };

/** A device with these cameras; `refuses` says which request its browser turns down. */
function aCamera(ids: string[], refuses: (asked: MediaTrackConstraints) => boolean = () => false) {
  const stopped: string[] = [];
  const opened: string[] = [];
  const getUserMedia = async ({ video }: Asked) => {
    if (refuses(video)) throw new DOMException('Not allowed', 'NotAllowedError');
    const { exact } = (video.deviceId ?? {}) as { exact?: string };
    const deviceId = exact ?? ids[0] ?? '';
    opened.push(deviceId);
    const track = { getSettings: () => ({ deviceId }), stop: () => stopped.push(deviceId) };
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  };
  const enumerateDevices = async () => ids.map((deviceId) => ({ kind: 'videoinput', deviceId }));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia, enumerateDevices } });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, value: 1920 });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { configurable: true, value: 1440 });
  return { opened, stopped };
}

describe('photos with the camera', () => {
  it('are taken, taken again, noted and saved; the camera is off afterwards', async () => {
    aCanvas();
    const camera = aCamera(['rear']);
    const api = aServer({
      'GET /projects/5/photos': () => photosOf(),
      'POST /projects/5/photos': ({ body }) => aPhoto({ ...body, id: 52, hasContent: false }),
      'PUT /projects/5/photos/52/content': () => aPhoto({ id: 52, version: 2 }),
    });
    const { user } = open();
    expect(await screen.findByText('No photos yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take photo' }));
    const dialog = await inDialog('Take photo');
    const shoot = dialog.getByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(shoot).toBeEnabled());
    await user.click(shoot);
    await user.click(await dialog.findByRole('button', { name: 'Retake' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Take photo' }));
    await user.type(await dialog.findByLabelText(/Note/), 'Bearer');
    await user.click(dialog.getByRole('button', { name: 'Save photo' }));
    await waitFor(() => expect(writes(api)).toHaveLength(2), SLOW);
    await expectText('Photo saved');
    expect(writes(api)[0]?.body).toMatchObject({ caption: 'Bearer', place: null, width: 2048 });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(camera.stopped).toHaveLength(camera.opened.length);
  });

  it('switch to the next one, and back when that fails', async () => {
    const camera = aCamera(['rear', 'front', 'broken'], ({ deviceId }) => (deviceId as { exact?: string })?.exact === 'broken');
    aServer();
    const { user } = open();
    await screen.findByRole('img', { name: 'Rotten joist' });
    await user.click(screen.getByRole('button', { name: 'Take photo' }));
    const dialog = await inDialog('Take photo');
    await user.click(await dialog.findByRole('button', { name: 'Switch camera' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Switch camera' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Switch camera' }));
    await expectText('Failed to switch camera');
    await waitFor(() => expect(camera.opened).toEqual(['rear', 'front', 'front']));
  });

  it.each([
    ['is none', () => undefined, 'Camera not supported on this device'],
    ['is not allowed', () => void aCamera(['rear'], () => true), 'Failed to access camera. Please check permissions.'],
  ])('say when there %s, and lead to the camera app', async (_, prepare, words) => {
    prepare();
    aServer();
    const { user } = open();
    await screen.findByRole('img', { name: 'Rotten joist' });
    await user.click(screen.getByRole('button', { name: 'Take photo' }));
    await expectText(words);
    const dialog = await inDialog('Take photo');
    expect(dialog.getByLabelText('Use camera app', { selector: 'input' })).toHaveAttribute('capture', 'environment');
  });

  it('keep what was written when the photo cannot be saved', async () => {
    aCanvas();
    aCamera(['rear']);
    aServer({ 'POST /projects/5/photos': () => refuse(403, 'ACCESS.FORBIDDEN', 'View only') });
    const { user } = open();
    await screen.findByRole('img', { name: 'Rotten joist' });
    await user.click(screen.getByRole('button', { name: 'Take photo' }));
    const dialog = await inDialog('Take photo');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Take photo' }));
    await user.type(await dialog.findByLabelText(/Note/), 'Bearer');
    await user.click(dialog.getByRole('button', { name: 'Save photo' }));
    await expectText('Failed to save project photo. Please try again.');
    expect(dialog.getByLabelText(/Note/)).toHaveValue('Bearer');
  });
});
