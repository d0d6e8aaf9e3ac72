import { useCallback, useRef } from 'react';
import { drawMarked, type MarkedLine } from './draw-marked';
import type { Photo } from './photo';

/** Draws the photo as it is marked when it is asked for. The same function for as long as the part is on the screen. */
export function useMarkedPicture(photo: Photo, lines: readonly MarkedLine[]): () => Promise<File> {
  const now = useRef({ photo, lines });
  now.current = { photo, lines };
  return useCallback(() => drawMarked(now.current.photo, now.current.lines), []);
}
