import type { Piece } from '@dwang/domain/models';
import * as THREE from 'three';
import { pieceGeometry } from './scene-pieces';

/** Colours as the present look gives them. */
export interface SceneColours {
  timber: string;
  timberDark: string;
  timberLight: string;
  accent: string;
  text: string;
  ground: string;
  background: string;
}

/** All timbers of a model, each with its edges drawn; roles that follow each other differ in tone. `cut` are planes that nothing is drawn beyond. */
export function buildTimbers(pieces: readonly Piece[], colours: SceneColours, cut: THREE.Plane[] = []): THREE.Group {
  const { timber, timberDark, timberLight } = colours;
  const roles = [...new Set(pieces.map(({ role }) => role))];
  const group = new THREE.Group();
  const edge = new THREE.LineBasicMaterial({ color: colours.ground, clippingPlanes: cut });
  for (const piece of pieces) {
    const colour = [timber, timberDark, timberLight][roles.indexOf(piece.role) % 3] ?? timber;
    const material = new THREE.MeshLambertMaterial({ color: colour, side: THREE.DoubleSide, clippingPlanes: cut });
    const mesh = new THREE.Mesh(pieceGeometry(piece), material);
    mesh.name = `${piece.role} ${piece.section} ${Math.round(piece.length)}`;
    mesh.userData = { piece, colour };
    mesh.add(new THREE.LineSegments(new THREE.EdgesGeometry(mesh.geometry), edge));
    group.add(mesh);
  }
  return group;
}

/** Takes groups out of their scene and gives their memory back. */
export function clear(...groups: THREE.Group[]): void {
  for (const group of groups) {
    group.removeFromParent();
    group.traverse((one) => {
      if (one instanceof THREE.Mesh || one instanceof THREE.LineSegments || one instanceof THREE.Sprite) {
        one.geometry.dispose();
        for (const material of [one.material].flat()) {
          if (material instanceof THREE.SpriteMaterial) material.map?.dispose();
          material.dispose();
        }
      }
    });
  }
}
