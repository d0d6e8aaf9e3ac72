import { api } from '../api';
import type { DwangStore } from '../store';
import { API_TAGS, type ApiTag } from '../tags';

/** Milliseconds in which the tags of several events become one reading. */
const GATHER = 300;

const isTag = (tag: string): tag is ApiTag => (API_TAGS as readonly string[]).includes(tag);

/** Has what shows these tags read again: gathered for 300 ms, and in a hidden tab until somebody looks at it. */
export function tagSink(dispatch: DwangStore['dispatch']) {
  const waiting = new Set<ApiTag>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (waiting.size === 0 || document.visibilityState === 'hidden') return;
    const tags = [...waiting];
    waiting.clear();
    dispatch(api.util.invalidateTags(tags));
  };
  const soon = () => {
    timer ??= setTimeout(flush, GATHER);
  };
  document.addEventListener('visibilitychange', soon);
  return {
    add(tags: readonly string[]): void {
      for (const tag of tags.filter(isTag)) waiting.add(tag);
      soon();
    },
    close(): void {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', soon);
    },
  };
}
