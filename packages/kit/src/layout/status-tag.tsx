import type { ReactNode } from 'react';
import type { Tone } from './tone';

/** A state in a word or two, with a dot so that colour is never alone. */
export function StatusTag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`dwang-tag dwang-tone-${tone}`}>{children}</span>;
}
