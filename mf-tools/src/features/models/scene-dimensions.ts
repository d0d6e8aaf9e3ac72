import type { Model } from '@dwang/domain/models';
import * as THREE from 'three';
import { toScene } from './scene-pieces';

const TEXT_PX = 44;
/** Height of a label in the picture, as a share of the canvas: the same near and far. */
const LABEL = 0.019;

/** Lines with their lengths, in metres; labels turn to the person. */
export function buildDimensions(dimensions: Model['dimensions'], colour: string, ground: string): THREE.Group {
  const group = new THREE.Group();
  const material = new THREE.LineBasicMaterial({ color: colour });
  for (const { from, to, text } of dimensions) {
    const [a, b] = [toScene(...from), toScene(...to)];
    group.add(new THREE.LineSegments(new THREE.BufferGeometry().setFromPoints([a, b]), material));
    const sprite = label(text, colour, ground);
    sprite.position.copy(a).lerp(b, 0.5);
    group.add(sprite);
  }
  return group;
}

function label(text: string, colour: string, ground: string): THREE.Sprite {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  const font = `600 ${TEXT_PX}px ${getComputedStyle(document.body).fontFamily}`;
  if (pen) pen.font = font;
  canvas.width = Math.ceil(pen?.measureText(text).width ?? text.length * TEXT_PX) + 16;
  canvas.height = TEXT_PX + 16;
  if (pen) {
    pen.globalAlpha = 0.82;
    pen.fillStyle = ground;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.globalAlpha = 1;
    pen.font = font;
    pen.fillStyle = colour;
    pen.textBaseline = 'middle';
    pen.fillText(text, 8, canvas.height / 2);
  }
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  const sprite = new THREE.Sprite(new THREE.SpriteMaterial({ map, depthTest: false, sizeAttenuation: false }));
  sprite.scale.set((LABEL * canvas.width) / canvas.height, LABEL, 1);
  sprite.center.set(0.5, -0.15);
  sprite.renderOrder = 1;
  return sprite;
}
