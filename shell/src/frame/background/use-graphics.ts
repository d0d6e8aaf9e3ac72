import { useSyncExternalStore } from 'react';
import { currentGraphics, type Graphics, onGraphics } from './graphics';

export const useGraphics = (): Graphics => useSyncExternalStore(onGraphics, currentGraphics);
