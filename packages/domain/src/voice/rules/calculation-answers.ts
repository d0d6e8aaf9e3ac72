import type { VoiceAnswer } from '../types';

/** A sum and its result, to be said. */
export const answer = (action: string, sum: string, result: string, more: Record<string, string> = {}): VoiceAnswer => ({
  intent: 'calculation',
  action,
  parameters: { expression: sum, result, ...more },
  say: `${sum} is ${result}`,
});

/** What is missing in a sum. */
export const unclear = (say: string): VoiceAnswer => ({ intent: 'calculation', action: 'unclear', parameters: {}, say });
