import type { ApiTest } from '@dwang/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { testConnection } from './test-connection';

export type ConnectionState =
  | { phase: 'loading'; origin: string }
  | { phase: 'success'; origin: string; answer: ApiTest }
  | { phase: 'error'; origin: string; reason: string };

/** Tests `first` when the card appears, and any origin on demand; only the latest test counts. */
export function useConnectionTest(first: string): [ConnectionState, (origin: string) => void] {
  const [state, setState] = useState<ConnectionState>({ phase: 'loading', origin: first });
  const latest = useRef(0);
  const run = useCallback((origin: string) => {
    latest.current += 1;
    const mine = latest.current;
    const settle = (next: ConnectionState) => {
      if (mine === latest.current) setState(next);
    };
    setState({ phase: 'loading', origin });
    testConnection(origin).then(
      (answer) => settle({ phase: 'success', origin, answer }),
      (error: unknown) => settle({ phase: 'error', origin, reason: error instanceof Error ? error.message : String(error) }),
    );
  }, []);
  useEffect(() => {
    run(first);
    return () => {
      latest.current += 1;
    };
  }, [run, first]);
  return [state, run];
}
