import { type DwangStore, errorText, isApiError } from '@dwang/client';
import type { CompanyImport } from '@dwang/contracts';
import { IMPORT_PIECE } from '@dwang/contracts/values';
import { useSyncExternalStore } from 'react';
import { runCompanyImport, sendImportPiece } from './imports-api';

/** The file that this page sends; it goes on while its screen is closed, and ends with the page. */
export interface Sending {
  id: number;
  /** Bytes that the server has. */
  sent: number;
  /** Why it waits, or has stopped. */
  problem: string;
  isStopped: boolean;
}

type Dispatch = DwangStore['dispatch'];

/** Milliseconds until a piece is sent again that got no answer. */
const PAUSE = 3000;
const NO_ANSWER = 'No answer from the server. It goes on by itself once there is one.';
const NO_ROOM = 'There is no room left on the server. It goes on by itself once there is some.';

let sending: Sending | null = null;
let control: AbortController | null = null;
const listeners = new Set<() => void>();

export const useSending = (): Sending | null => useSyncExternalStore(listen, () => sending);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function say(next: Sending | null): void {
  sending = next;
  for (const listener of [...listeners]) listener();
}

/** Asked by the browser before the page goes. */
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/** Sends what the server does not have yet, then has it brought in. */
export async function sendExport(dispatch: Dispatch, { id, nextPiece }: CompanyImport, file: File): Promise<void> {
  stopSending();
  const own = new AbortController();
  control = own;
  window.addEventListener('beforeunload', askToStay);
  const tell = (state: Partial<Sending>) => {
    if (!own.signal.aborted) say({ id, sent: 0, problem: '', isStopped: false, ...sending, ...state });
  };
  tell({ sent: Math.min(file.size, nextPiece * IMPORT_PIECE) });
  try {
    for (let index = nextPiece; index * IMPORT_PIECE < file.size && !own.signal.aborted; index += 1) {
      const content = file.slice(index * IMPORT_PIECE, (index + 1) * IMPORT_PIECE, 'application/octet-stream');
      const piece = { id, index, content };
      const { done } = await untilHeard(() => dispatch(sendImportPiece.initiate(piece, { track: false })).unwrap(), tell, own);
      tell({ sent: done, problem: '' });
    }
    if (own.signal.aborted) return;
    await untilHeard(() => dispatch(runCompanyImport.initiate(id, { track: false })).unwrap(), tell, own);
    stopSending();
  } catch (error) {
    tell({ problem: errorText(error, 'Please try again.'), isStopped: true });
    own.abort();
    window.removeEventListener('beforeunload', askToStay);
  }
}

/** Ends it here; the server keeps what it has for a day. */
export function stopSending(): void {
  control?.abort();
  control = null;
  window.removeEventListener('beforeunload', askToStay);
  say(null);
}

/** Again and again while the server cannot be reached or asks to wait. */
async function untilHeard<Answer>(
  ask: () => Promise<Answer>,
  tell: (state: Partial<Sending>) => void,
  { signal }: AbortController,
): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const mayPass = isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
      if (!mayPass || signal.aborted) throw error;
      tell({ problem: error.status === 507 ? NO_ROOM : NO_ANSWER });
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
