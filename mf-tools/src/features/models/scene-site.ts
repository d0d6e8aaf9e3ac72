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
/** Metres: inside and outside of the ring where the model will stand. */
const RING = [0.12, 0.16] as const;
const GRID = { size: 24, squares: 24, ahead: 1 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A model on the ground of a site: over the camera's picture, or placed in the room where the browser has WebXR. Throws without WebGL. */
export class SiteScene {
  readonly #renderer: THREE.WebGLRenderer;
  readonly #scene = new THREE.Scene();
  readonly #camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, 1, 0.05, 200);
  readonly #grid: THREE.GridHelper;
  readonly #ring: THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial>;
  #model = new THREE.Group();
  #stand: Stand | null = null;
  #session: XRSession | null = null;

  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly colours: SceneColours,
  ) {
    this.#renderer = new THREE.WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#grid = new THREE.GridHelper(GRID.size, GRID.squares, colours.accent, colours.accent);
    // All of it before the person: a line that runs on behind the camera is not drawn by every device.
    this.#grid.position.z = -GRID.size / 2 - GRID.ahead;
    const [inner, outer] = RING;
    const flat = new THREE.RingGeometry(inner, outer, 40).rotateX(-Math.PI / 2);
    this.#ring = new THREE.Mesh(flat, new THREE.MeshBasicMaterial({ color: colours.accent }));
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

  stand(stand: Stand): void {
    this.#stand = stand;
    if (this.#session) return;
    const { eye, tilt, distance, turn, aside } = stand;
    this.#camera.position.set(0, eye, 0);
    this.#camera.rotation.set(radians(-tilt), 0, 0);
    this.#model.position.set(aside, 0, -distance);
    this.#model.rotation.set(0, radians(turn), 0);
    this.draw();
  }

  /** While the headset or phone shows the room, the size is the session's. */
  resize(width: number, height: number): void {
    if (this.#session) return;
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
   * Places the model in the room, at its true size, where the person taps: WebXR with hit tests. A ring shows where the floor was found.
   * Resolves when the person leaves; the session ends also when it cannot be set up, and when the tool is left. Source: W3C WebXR Device API
   * and Hit Test Module.
   */
  async inRoom(xr: XRSystem): Promise<void> {
    if (this.#session) return;
    const session = await xr.requestSession('immersive-ar', { requiredFeatures: ['hit-test'] });
    this.#session = session;
    const left = new Promise<void>((done) => session.addEventListener('end', () => done(), { once: true }));
    try {
      await this.#enter(session);
    } catch (error) {
      await session.end().catch(() => undefined);
      throw error;
    } finally {
      await left;
      // The renderer hears of the end after this and gives the canvas back.
      await new Promise((heard) => setTimeout(heard));
      this.#leave();
    }
  }

  async #enter(session: XRSession): Promise<void> {
    this.#renderer.xr.enabled = true;
    this.#renderer.xr.setReferenceSpaceType('local');
    await this.#renderer.xr.setSession(session);
    const rays = await session.requestHitTestSource?.({ space: await session.requestReferenceSpace('viewer') });
    if (!rays) throw new Error('No hit tests');
    this.#grid.visible = false;
    this.#model.visible = false;
    this.#scene.add(this.#ring);
    let isFound = false;
    session.addEventListener('select', () => {
      if (!isFound) return;
      this.#model.position.copy(this.#ring.position);
      this.#model.visible = true;
    });
    this.#renderer.setAnimationLoop((_time, frame) => {
      const space = this.#renderer.xr.getReferenceSpace();
      const pose = space ? frame?.getHitTestResults(rays)[0]?.getPose(space) : undefined;
      isFound = pose !== undefined;
      this.#ring.visible = isFound;
      if (pose) this.#ring.position.set(pose.transform.position.x, pose.transform.position.y, pose.transform.position.z);
      this.draw();
    });
  }

  /** As before it was placed. */
  #leave(): void {
    this.#session = null;
    this.#renderer.setAnimationLoop(null);
    this.#renderer.xr.enabled = false;
    this.#scene.remove(this.#ring);
    this.#grid.visible = true;
    this.#model.visible = true;
    this.resize(this.canvas.clientWidth, this.canvas.clientHeight);
    if (this.#stand) this.stand(this.#stand);
  }

  dispose(): void {
    void this.#session?.end().catch(() => undefined);
    this.#ring.geometry.dispose();
    this.#ring.material.dispose();
    clear(this.#model);
    this.#grid.dispose();
    this.#renderer.dispose();
  }
}
