import { draw, isBlank } from '../shrink-photo';

const MOST_TRIES = 15;
const NEXT_TRY = 100;

/** Which way a camera looks: away from the person, or at them. */
type Facing = 'environment' | 'user';

export interface OpenCamera {
  stream: MediaStream;
  deviceId: string | undefined;
  facing: Facing | undefined;
}

/** Sharp enough for a photo of 2048 pixels a side. */
const SIZE: MediaTrackConstraints = { width: { ideal: 2560 }, height: { ideal: 1920 } };

/** Rejects as `getUserMedia` does: without permission, without a camera, or while another app has it. */
export async function openCamera(which: MediaTrackConstraints): Promise<OpenCamera> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { ...SIZE, ...which }, audio: false });
  const { deviceId, facingMode } = stream.getVideoTracks()[0]?.getSettings() ?? {};
  const facing = facingMode === 'environment' || facingMode === 'user' ? facingMode : undefined;
  return { stream, deviceId, facing };
}

export function closeCamera(camera: OpenCamera | null): void {
  for (const track of camera?.stream.getTracks() ?? []) track.stop();
}

/** The cameras of this device. Known only after permission. */
export async function cameras(): Promise<string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
}

/** On phones the camera of the other side (there may be several on each); on desks the next one. */
export async function otherThan({ deviceId, facing }: OpenCamera): Promise<MediaTrackConstraints> {
  if (facing) return { facingMode: { exact: facing === 'environment' ? 'user' : 'environment' } };
  const all = await cameras();
  const next = all[(all.indexOf(deviceId ?? '') + 1) % all.length];
  return { deviceId: { exact: next ?? '' } };
}

/** The picture that a camera shows now, or as soon as it shows one, as a JPEG. Rejects when it shows nothing, as behind a closed shutter. */
export async function takeShot(video: HTMLVideoElement): Promise<File> {
  if (video.videoWidth === 0) await new Promise((resume) => video.addEventListener('loadeddata', resume, { once: true }));
  const canvas = await firstFrame(video);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  canvas.width = 0;
  if (!blob) throw new Error('The picture could not be drawn');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}

/** A camera that has just been opened gives plain frames at first. */
async function firstFrame(video: HTMLVideoElement): Promise<HTMLCanvasElement> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const canvas = draw(video, video.videoWidth, video.videoHeight);
    if (!isBlank(canvas)) return canvas;
    await new Promise((resume) => setTimeout(resume, NEXT_TRY));
  }
  throw new Error('The camera shows nothing');
}
