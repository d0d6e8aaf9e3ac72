import { useEffect, useState } from 'react';

/** The browser's WebXR, where it can lay things into the camera's room; null elsewhere and until it is known. */
export function useXr(): XRSystem | null {
  const [xr, setXr] = useState<XRSystem | null>(null);
  useEffect(() => {
    let isGone = false;
    const { xr: system } = navigator;
    system?.isSessionSupported('immersive-ar').then(
      (can) => !isGone && can && setXr(system),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return xr;
}
