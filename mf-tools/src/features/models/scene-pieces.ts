import type { Piece, Plane } from '@dwang/domain/models';
import * as THREE from 'three';

/** Millimetres to metres. */
const SCALE = 0.001;

/** A point of the model in the scene: x to the right, y up, z away from the person. */
export const toScene = (x: number, y: number, z: number): THREE.Vector3 => new THREE.Vector3(x, y, -z).multiplyScalar(SCALE);

/** Where an outline's own two axes and its thickness point in the scene. */
const AXES: Record<Plane, THREE.Matrix4> = {
  front: basis([1, 0, 0], [0, 1, 0], [0, 0, 1]),
  side: basis([0, 0, -1], [0, 1, 0], [1, 0, 0]),
  plan: basis([1, 0, 0], [0, 0, -1], [0, 1, 0]),
};

type Axis = [number, number, number];

function basis(u: Axis, v: Axis, w: Axis): THREE.Matrix4 {
  return new THREE.Matrix4().makeBasis(new THREE.Vector3(...u), new THREE.Vector3(...v), new THREE.Vector3(...w));
}

/** A timber as a body, in metres at its place in the scene. */
export function pieceGeometry({ plane, outline, from, thickness }: Piece): THREE.BufferGeometry {
  const corners = outline.map(([u, v]) => new THREE.Vector2(u * SCALE, v * SCALE));
  const body = new THREE.ExtrudeGeometry(new THREE.Shape(corners), { depth: thickness * SCALE, bevelEnabled: false, steps: 1 });
  body.translate(0, 0, (plane === 'front' ? -from - thickness : from) * SCALE);
  return body.applyMatrix4(AXES[plane]);
}
