import type { Model } from '@dwang/domain/models';
import { useTheme } from '@dwang/kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ModelScene } from './scene';
import { readSceneColours } from './scene-colours';

/** What the drawing needs is there, is on its way, or cannot be had on this device. */
export type SceneState = 'loading' | 'ready' | 'none';

/** The drawn model in a canvas. Its code (three.js) loads when it is first looked at. */
export function useScene(canvas: RefObject<HTMLCanvasElement | null>, model: Model, kind: string) {
  const [scene, setScene] = useState<ModelScene | null>(null);
  const [state, setState] = useState<SceneState>('loading');
  const shown = useRef('');
  const { scheme, contrast } = useTheme();
  useEffect(() => openScene(canvas.current, setScene, setState), [canvas]);
  useEffect(() => {
    if (!scene) return;
    scene.show(model, shown.current === kind ? null : '3d');
    shown.current = kind;
  }, [scene, model, kind]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another look gives other colours
  useEffect(() => scene?.recolour(readSceneColours(), model), [scene, scheme, contrast]);
  return { scene, state };
}

function openScene(
  canvas: HTMLCanvasElement | null,
  opened: (scene: ModelScene | null) => void,
  told: (state: SceneState) => void,
) {
  if (!canvas) return;
  let scene: ModelScene | null = null;
  let isGone = false;
  const sizes = new ResizeObserver(() => scene?.resize(canvas.clientWidth, canvas.clientHeight));
  const lost = () => told('none');
  canvas.addEventListener('webglcontextlost', lost);
  import('./scene')
    .then(({ ModelScene: Scene }) => {
      if (isGone) return;
      scene = new Scene(canvas, readSceneColours());
      scene.resize(canvas.clientWidth, canvas.clientHeight);
      sizes.observe(canvas);
      opened(scene);
      told('ready');
    })
    .catch(() => told('none'));
  return () => {
    isGone = true;
    sizes.disconnect();
    canvas.removeEventListener('webglcontextlost', lost);
    scene?.dispose();
    opened(null);
  };
}
