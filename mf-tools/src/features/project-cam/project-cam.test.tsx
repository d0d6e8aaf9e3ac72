import { aProject, expectText, fakeApi, freshOutbox, projectsOf, renderInShell } from '@dwang/testing/web';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import ProjectCamTool from './project-cam-tool';

beforeEach(async () => {
  localStorage.clear();
  await freshOutbox();
});
afterEach(() => jest.restoreAllMocks());

/** A device with one camera whose pictures are not blank; jsdom draws nothing. */
function aCamera() {
  const camera = { isOn: 0 };
  const stop = () => {
    camera.isOn -= 1;
  };
  const track = { getSettings: () => ({ deviceId: 'rear' }), stop };
  const getUserMedia = async () => {
    camera.isOn += 1;
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices: async () => [{ kind: 'videoinput', deviceId: 'rear' }] },
  });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, value: 1920 });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { configurable: true, value: 1440 });
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 1920, height: 1440, close: () => undefined }) });
  const data = Uint8ClampedArray.from({ length: 1024 }, (_, index) => index);
  const context = { drawImage: () => undefined, getImageData: () => ({ data }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['x'], { type: 'image/jpeg' })));
  Object.assign(URL, { createObjectURL: () => 'blob:shot', revokeObjectURL: () => undefined });
  return camera;
}

const job = aProject({ id: 5, name: 'Kāpiti deck' });
const aServer = () =>
  fakeApi({
    'GET /projects': () => projectsOf(job),
    'GET /projects/5': () => job,
    'POST /projects/5/photos': ({ body }) => ({ ...body, id: 52, projectId: 5 }),
    'PUT /projects/5/photos/52/content': () => ({ id: 52 }),
  });

test('a photo with a note goes to the job of the address; the camera is on only while it is aimed and seen', async () => {
  const camera = aCamera();
  const { requests } = aServer();
  const { user } = renderInShell(<ProjectCamTool />, { address: '/tools?tool=camera&projectId=5' });
  expect(camera.isOn).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Start camera' }));
  const shoot = await screen.findByRole('button', { name: 'Take photo' });
  await waitFor(() => expect(shoot).toBeEnabled());
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(camera.isOn).toBe(0);
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(camera.isOn).toBe(1));
  await waitFor(() => expect(shoot).toBeEnabled());
  await user.click(shoot);
  fireEvent.change(await screen.findByLabelText(/Note/), { target: { value: 'Bearer' } });
  expect(camera.isOn).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Save photo' }));
  await expectText('Photo saved');
  expect(await screen.findByRole('link', { name: 'Kāpiti deck' })).toHaveAttribute('href', '/jobs/5');
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ caption: 'Bearer', place: null });
});

test('a device without a camera says so and leads to its camera app', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  aServer();
  const { user } = renderInShell(<ProjectCamTool />, { address: '/tools?tool=camera&projectId=5' });
  await user.click(screen.getByRole('button', { name: 'Start camera' }));
  await expectText('Camera not supported on this device');
  expect(screen.getByRole('button', { name: 'Use camera app' })).toBeEnabled();
});
