/** The mean of the frequency bins, at most 100. Source: specification 2, section 9. */
export const volumeOf = (bins: Uint8Array): number =>
  bins.length === 0 ? 0 : Math.min(100, bins.reduce((sum, bin) => sum + bin, 0) / bins.length);
