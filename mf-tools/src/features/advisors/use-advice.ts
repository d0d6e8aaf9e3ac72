import type { ModelPart, SituationAdvice } from '@dwang/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { adviseSituation } from '../../api/advisors';

/** What is known of an answer at one moment. */
export interface AdviceSoFar {
  advice: SituationAdvice;
  /** A model's words as far as they have come; dropped unless they end well. */
  words: string;
  /** `writing` while the model is at it; `stopped` by the person. */
  model: ModelPart | 'writing' | 'stopped';
}

/** Asks, shows the guide's own advice as soon as it is there and a model's words as they come, and can be stopped. */
export function useAdvice() {
  const [shown, setShown] = useState<AdviceSoFar | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const listen = useCallback(async (context: string, onAdvice: () => void) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const change = (next: (before: AdviceSoFar) => AdviceSoFar) => {
      if (running.current === mine) setShown((before) => before && next(before));
    };
    const end = (model: AdviceSoFar['model']) =>
      change((before) => ({ ...before, model, words: model === 'used' ? before.words : '' }));
    let hasAdvice = false;
    try {
      for await (const event of adviseSituation({ context }, mine.signal)) {
        if (event.type === 'advice') {
          hasAdvice = true;
          setShown({ advice: event.advice, words: '', model: 'writing' });
          onAdvice();
        }
        if (event.type === 'words') change((before) => ({ ...before, words: before.words + event.text }));
        if (event.type === 'end') end(event.model);
      }
    } catch (error) {
      if (!hasAdvice) throw error;
      end(mine.signal.aborted ? 'stopped' : 'failed');
    }
  }, []);

  /** Resolves as soon as the guide's own advice is there, while a model goes on writing. Throws `ApiError` when none came. */
  const ask = useCallback(
    (context: string) => new Promise<void>((resolve, reject) => void listen(context, resolve).then(resolve, reject)),
    [listen],
  );
  const stop = useCallback(() => running.current?.abort(), []);
  return { shown, ask, stop };
}
