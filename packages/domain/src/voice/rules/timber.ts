import type { VoiceAnswer } from '../types';

/** Timber is still called by its inches. Sawn and dressed sizes as New Zealand merchants list them. */
const TIMBER: Record<string, string> = {
  '2×2': '50 × 50 mm sawn, 45 × 45 mm dressed',
  '3×2': '75 × 50 mm sawn, 70 × 45 mm dressed',
  '4×2': '100 × 50 mm sawn, 90 × 45 mm dressed',
  '4×4': '100 × 100 mm sawn, 90 × 90 mm dressed',
  '6×2': '150 × 50 mm sawn, 140 × 45 mm dressed',
  '8×2': '200 × 50 mm sawn, 190 × 45 mm dressed',
  '10×2': '250 × 50 mm sawn, 240 × 45 mm dressed',
  '12×2': '300 × 50 mm sawn, 290 × 45 mm dressed',
};

/** `what is a four by two`: its size, sawn and dressed; null for a size that merchants do not list. */
export function timber(words: readonly string[], shown: string): VoiceAnswer | null {
  const size = TIMBER[shown.replaceAll(' ', '')];
  if (!size || !(words.includes('be') || words.includes('timber') || words[0] === 'a')) return null;
  return {
    intent: 'calculation',
    action: 'timber',
    parameters: { expression: shown, result: size },
    say: `${shown} timber is ${size}`,
  };
}
