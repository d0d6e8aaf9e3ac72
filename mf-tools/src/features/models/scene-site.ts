import type { Model } from '@dwang/domain/models';
import * as THREE from 'three';
import { buildTimbers, clear, type SceneColours } from './scene-timbers';

/** How a person stands before the model: eye height and distance in metres, angles in degrees. */
export interface Stand {
  eye: number;
  /** Down from level. */
  tilt: number;
  distance: number;
  /** Of the model, about its middle. */
  turn: number;
  /** To the right, metres. */
  aside: number;
}

/** What a phone's camera usually sees from top to bottom, held upright. Degrees; devices differ by about 10. */
const FIELD_OF_VIEW = 60;
const GRID = { size: 24, squares: 24, ahead: 1 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A model on the ground of a site: over the camera's picture, or placed in the room where the browser has WebXR. Throws without WebGL. */
export class SiteScene {
  readonly #renderer: THREE.WebGLRenderer;
  readonly #scene = new THREE.Scene();
  readonly #camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, 1, 0.05, 200);
  readonly #grid: THREE.GridHelper;
  #model = new THREE.Group();

  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly colours: SceneColours,
  ) {
    this.#renderer = new THREE.WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#grid = new THREE.GridHelper(GRID.size, GRID.squares, colours.accent, colours.accent);
    // All of it before the person: a line that runs on behind the camera is not drawn by every device.
    this.#grid.position.z = -GRID.size / 2 - GRID.ahead;
    const sun = new THREE.DirectionalLight(0xffffff, 1.6);
    sun.position.set(-3, 6, 4);
    this.#scene.add(this.#grid, new THREE.HemisphereLight(0xffffff, 0x8d9cb0, 2.1), sun);
  }

  /** The model with the middle of its foot at the scene's origin. */
  show({ pieces }: Model): void {
    clear(this.#model);
    const timbers = buildTimbers(pieces, this.colours);
    const { min, max } = new THREE.Box3().setFromObject(timbers);
    timbers.position.set(-(min.x + max.x) / 2, -min.y, -(min.z + max.z) / 2);
    this.#model = new THREE.Group().add(timbers);
    this.#scene.add(this.#model);
  }

  stand({ eye, tilt, distance, turn, aside }: Stand): void {
    this.#camera.position.set(0, eye, 0);
    this.#camera.rotation.set(radians(-tilt), 0, 0);
    this.#model.position.set(aside, 0, -distance);
    this.#model.rotation.set(0, radians(turn), 0);
    this.draw();
  }

  resize(width: number, height: number): void {
    this.#renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / Math.max(1, height);
    this.#camera.updateProjectionMatrix();
    this.draw();
  }

  draw(): void {
    this.#renderer.render(this.#scene, this.#camera);
  }

  /** What is seen: the camera's frame, cut as the screen cuts it, with the model over it. */
  async picture(video: HTMLVideoElement | null): Promise<Blob> {
    this.draw();
    const { width, height } = this.canvas;
    const sheet = new OffscreenCanvas(width, height);
    const pen = sheet.getContext('2d');
    if (!pen) throw new Error('The picture could not be drawn');
    pen.fillStyle = this.colours.background;
    pen.fillRect(0, 0, width, height);
    if (video?.videoWidth) {
      const scale = Math.max(width / video.videoWidth, height / video.videoHeight);
      const [wide, high] = [video.videoWidth * scale, video.videoHeight * scale];
      pen.drawImage(video, (width - wide) / 2, (height - high) / 2, wide, high);
    }
    pen.drawImage(this.canvas, 0, 0);
    return sheet.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  }

  /**
   * Places the model in the room, at its true size, where the person taps: WebXR with hit tests. Resolves when the person leaves. Source: W3C
   * WebXR Device API and Hit Test Module.
   */
  async inRoom(xr: XRSystem): Promise<void> {
    const session = await xr.requestSession('immersive-ar', { requiredFeatures: ['hit-test'] });
    this.#renderer.xr.enabled = true;
    this.#renderer.xr.setReferenceSpaceType('local');
    await this.#renderer.xr.setSession(session);
    const rays = await session.requestHitTestSource?.({ space: await session.requestReferenceSpace('viewer') });
    this.#grid.visible = false;
    this.#model.visible = false;
    let found: THREE.Vector3 | null = null;
    session.addEventListener('select', () => {
      if (!found) return;
      this.#model.position.copy(found);
      this.#model.visible = true;
    });
    this.#renderer.setAnimationLoop((_time, frame) => {
      const space = this.#renderer.xr.getReferenceSpace();
      const pose = rays && space ? frame?.getHitTestResults(rays)[0]?.getPose(space) : undefined;
      found = pose ? new THREE.Vector3(pose.transform.position.x, pose.transform.position.y, pose.transform.position.z) : null;
      this.draw();
    });
    await new Promise<void>((left) => session.addEventListener('end', () => left(), { once: true }));
    this.#renderer.setAnimationLoop(null);
    this.#renderer.xr.enabled = false;
    this.#grid.visible = true;
    this.#model.visible = true;
  }

  dispose(): void {
    clear(this.#model);
    this.#grid.dispose();
    this.#renderer.dispose();
  }
}
