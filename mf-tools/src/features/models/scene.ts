import type { Model, Piece } from '@dwang/domain/models';
import * as THREE from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { buildDimensions } from './scene-dimensions';
import { buildTimbers, clear, type SceneColours } from './scene-timbers';

export type SceneView = '3d' | 'front' | 'side' | 'top';

const DIRECTIONS: Record<SceneView, THREE.Vector3> = {
  '3d': new THREE.Vector3(-0.7, 0.5, 1.2),
  front: new THREE.Vector3(0, 0, 1),
  side: new THREE.Vector3(-1, 0, 0),
  top: new THREE.Vector3(0, 1, 0.001),
};
/** Nearly parallel, so that front, side and top read as drawings. */
const FIELD_OF_VIEW = 24;
const TURN = Math.PI / 24;
/** Room around the model. */
const MARGIN = 1.1;

/**
 * A model in a canvas: turned by finger, mouse or keys, drawn only when something changed. Throws where the device has no WebGL. Metres
 * inside, as glTF wants them.
 */
export class ModelScene {
  readonly #renderer: THREE.WebGLRenderer;
  readonly #scene = new THREE.Scene();
  readonly #camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, 1, 0.01, 500);
  readonly #controls: OrbitControls;
  readonly #cut = new THREE.Plane(new THREE.Vector3(-1, 0, 0), 1e6);
  #pieces = new THREE.Group();
  #dimensions = new THREE.Group();
  #bounds = new THREE.Box3();
  #colours: SceneColours;
  #chosen: THREE.Mesh | null = null;
  #frame = 0;

  constructor(
    readonly canvas: HTMLCanvasElement,
    colours: SceneColours,
  ) {
    this.#colours = colours;
    this.#renderer = new THREE.WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.localClippingEnabled = true;
    this.#controls = new OrbitControls(this.#camera, canvas);
    this.#controls.addEventListener('change', () => this.#draw());
    this.#scene.add(new THREE.HemisphereLight(0xffffff, 0x8d9cb0, 2.1), this.#sun());
  }

  #sun(): THREE.DirectionalLight {
    const sun = new THREE.DirectionalLight(0xffffff, 1.6);
    sun.position.set(-3, 6, 4);
    return sun;
  }

  show(model: Model, view: SceneView | null): void {
    clear(this.#pieces, this.#dimensions);
    this.#chosen = null;
    this.#pieces = buildTimbers(model.pieces, this.#colours, [this.#cut]);
    this.#bounds = new THREE.Box3().setFromObject(this.#pieces);
    this.#dimensions = buildDimensions(model.dimensions, this.#colours.text, this.#colours.background);
    this.#scene.add(this.#pieces, this.#dimensions);
    if (view) this.look(view);
    else this.#draw();
  }

  recolour(colours: SceneColours, model: Model): void {
    this.#colours = colours;
    this.show(model, null);
  }

  /** From a side, all of it in the picture. */
  look(view: SceneView): void {
    const whole = this.#bounds.clone().expandByObject(this.#dimensions);
    const centre = whole.getCenter(new THREE.Vector3());
    const direction = DIRECTIONS[view].clone().normalize();
    this.#camera.position.copy(centre).addScaledVector(direction, this.#distance(whole, direction) * MARGIN);
    this.#controls.target.copy(centre);
    this.#controls.update();
    this.#draw();
  }

  /** How far off the camera must be so that every corner of a box is in the picture. */
  #distance(whole: THREE.Box3, direction: THREE.Vector3): number {
    const tall = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
    const centre = whole.getCenter(new THREE.Vector3());
    const right = new THREE.Vector3(0, 1, 0).cross(direction).normalize();
    const up = direction.clone().cross(right);
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => {
      const corner = new THREE.Vector3(
        ...([0, 1, 2] as const).map((axis) => (at & (1 << axis) ? whole.max : whole.min).getComponent(axis)),
      );
      const { x, y, z } = corner.sub(centre).applyMatrix4(new THREE.Matrix4().makeBasis(right, up, direction).transpose());
      return z + Math.max(Math.abs(x) / (tall * this.#camera.aspect), Math.abs(y) / tall);
    });
    return Math.max(...corners);
  }

  /** Turns by keys, in steps. */
  turn(right: number, up: number): void {
    const offset = this.#camera.position.clone().sub(this.#controls.target);
    const sphere = new THREE.Spherical().setFromVector3(offset);
    sphere.theta -= right * TURN;
    sphere.phi -= up * TURN;
    sphere.makeSafe();
    this.#camera.position.copy(this.#controls.target).add(offset.setFromSpherical(sphere));
    this.#controls.update();
    this.#draw();
  }

  /** Nearer above 1, further below. */
  zoom(by: number): void {
    const offset = this.#camera.position.clone().sub(this.#controls.target).divideScalar(by);
    this.#camera.position.copy(this.#controls.target).add(offset);
    this.#controls.update();
    this.#draw();
  }

  /** Shows the model up to a share (0 to 1) of its length. */
  section(share: number): void {
    const { min, max } = this.#bounds;
    this.#cut.constant = share >= 1 ? 1e6 : min.x + (max.x - min.x) * share;
    this.#draw();
  }

  showDimensions(shown: boolean): void {
    this.#dimensions.visible = shown;
    this.#draw();
  }

  /** The piece under a point of the canvas (CSS pixels from its corner), which is then marked; null where there is none. */
  pick(x: number, y: number): Piece | null {
    const { clientWidth, clientHeight } = this.canvas;
    const at = new THREE.Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2);
    const ray = new THREE.Raycaster();
    ray.setFromCamera(at, this.#camera);
    const hit = ray.intersectObjects(this.#pieces.children, false).find(({ point }) => this.#cut.distanceToPoint(point) >= 0);
    this.#mark(hit?.object instanceof THREE.Mesh ? hit.object : null);
    return this.#chosen ? (this.#chosen.userData.piece as Piece) : null;
  }

  #mark(mesh: THREE.Mesh | null): void {
    const tint = (one: THREE.Mesh | null, colour: string) => {
      if (one?.material instanceof THREE.MeshLambertMaterial) one.material.color.set(colour);
    };
    tint(this.#chosen, String(this.#chosen?.userData.colour ?? ''));
    tint(mesh, this.#colours.accent);
    this.#chosen = mesh;
    this.#draw();
  }

  resize(width: number, height: number): void {
    this.#renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / Math.max(1, height);
    this.#camera.updateProjectionMatrix();
    this.#draw();
  }

  /** What is seen, on the ground of the page. */
  picture(): Promise<Blob> {
    this.#scene.background = new THREE.Color(this.#colours.background);
    this.#renderer.render(this.#scene, this.#camera);
    return new Promise((resolve, reject) =>
      this.canvas.toBlob((blob) => {
        this.#scene.background = null;
        this.#draw();
        if (blob) resolve(blob);
        else reject(new Error('The picture could not be made'));
      }, 'image/png'),
    );
  }

  /** The timbers as binary glTF, in metres. */
  async gltf(): Promise<Blob> {
    const { GLTFExporter } = await import('three/addons/exporters/GLTFExporter.js');
    const file = await new GLTFExporter().parseAsync(this.#pieces, { binary: true, onlyVisible: true });
    return new Blob([file as ArrayBuffer], { type: 'model/gltf-binary' });
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    clear(this.#pieces, this.#dimensions);
    this.#controls.dispose();
    this.#renderer.dispose();
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#renderer.render(this.#scene, this.#camera));
  }
}
