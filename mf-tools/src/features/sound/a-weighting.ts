/** How much less loud a tone of `hz` is to the ear than one of 1 kHz, as a factor of its power. Source: IEC 61672-1, A-weighting. */
export function aWeight(hz: number): number {
  const f2 = hz * hz;
  const above = 12_194 ** 2 * f2 ** 2;
  const below = (f2 + 20.6 ** 2) * Math.sqrt((f2 + 107.7 ** 2) * (f2 + 737.9 ** 2)) * (f2 + 12_194 ** 2);
  return below === 0 ? 0 : (above / below) ** 2 * A_AT_1000;
}

/** 2.00 dB, so that 1 kHz counts whole. */
const A_AT_1000 = 10 ** 0.2;

/** The mean square of the Blackman window that the browser's analyser lays over each piece of sound. */
const WINDOW = 0.3046;

/**
 * The A-weighted level of a piece of sound in dB below full scale. `bins` is what `getFloatFrequencyData` gives: dB per bin, from 0 Hz to
 * half of the sample rate.
 */
export function weightedLevel(bins: Float32Array, sampleRate: number): number {
  const width = sampleRate / 2 / bins.length;
  let power = 0;
  bins.forEach((decibels, bin) => {
    if (Number.isFinite(decibels)) power += 10 ** (decibels / 10) * aWeight(bin * width);
  });
  return 10 * Math.log10((2 * power) / WINDOW + 1e-12);
}
