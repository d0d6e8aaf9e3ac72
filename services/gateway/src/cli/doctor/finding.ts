/** One thing that was looked at. An `error` keeps Dwang from working or from being safe; a `warning` is worth knowing. */
export interface Finding {
  level: 'ok' | 'warning' | 'error';
  what: string;
  /** What to do about it. */
  todo?: string;
}

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const warning = (what: string, todo: string): Finding => ({ level: 'warning', what, todo });
export const error = (what: string, todo: string): Finding => ({ level: 'error', what, todo });

export const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
