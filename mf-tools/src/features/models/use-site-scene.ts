import type { Model } from '@dwang/domain/models';
import { type RefObject, useEffect, useState } from 'react';
import { readSceneColours } from './scene-colours';
import type { SiteScene, Stand } from './scene-site';

/** The model over the camera, drawn as one stands; null until its code is there, `none` where the device has no WebGL. */
export function useSiteScene(canvas: RefObject<HTMLCanvasElement | null>, model: Model | null, stand: Stand) {
  const [scene, setScene] = useState<SiteScene | 'none' | null>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let made: SiteScene | null = null;
    let isGone = false;
    const sizes = new ResizeObserver(() => made?.resize(element.clientWidth, element.clientHeight));
    import('./scene-site')
      .then(({ SiteScene: Scene }) => {
        if (isGone) return;
        made = new Scene(element, readSceneColours());
        made.resize(element.clientWidth, element.clientHeight);
        sizes.observe(element);
        setScene(made);
      })
      .catch(() => setScene('none'));
    return () => {
      isGone = true;
      sizes.disconnect();
      made?.dispose();
      setScene(null);
    };
  }, [canvas]);
  useEffect(() => {
    if (!scene || scene === 'none' || !model) return;
    scene.show(model);
    scene.stand(stand);
  }, [scene, model, stand]);
  return scene;
}
