import type { FontWidth } from '../sheet/printable-text';

/** Where the fonts lie. Each address is written out in full: the bundlers find the files by these words. */
export const FONT_FILES: Record<FontWidth, { regular: () => URL; semibold: () => URL }> = {
  narrow: {
    regular: () => new URL('./inter-regular.ttf', import.meta.url),
    semibold: () => new URL('./inter-semibold.ttf', import.meta.url),
  },
  wide: {
    regular: () => new URL('./inter-wide-regular.ttf', import.meta.url),
    semibold: () => new URL('./inter-wide-semibold.ttf', import.meta.url),
  },
};
