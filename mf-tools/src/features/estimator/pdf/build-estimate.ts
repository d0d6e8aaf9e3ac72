import type { SharedEstimate } from '@dwang/contracts';
import { drawEstimate } from '@dwang/papers';
import { loadFonts } from '@dwang/papers/browser';

/** Loads the fonts and draws: what worker and page do alike. */
export const buildEstimate = async (estimate: SharedEstimate): Promise<ArrayBuffer> =>
  drawEstimate(estimate, await loadFonts(estimate));
