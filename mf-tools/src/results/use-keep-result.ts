import { createToolResult, newToolResult, stampNow, useOutbox } from '@dwang/client';
import { keepPhoto, newPhoto, type ShrunkPhoto } from '@dwang/client/photos';
import { useUser } from '@dwang/shell-api';
import { useRef } from 'react';
import { deviceWords } from './device-words';
import { noteJob } from './last-job';
import type { ResultDraft } from './result-draft';

export interface SaidResult {
  uid: string;
  projectId: number;
  title: string;
  note: string;
  photo: ShrunkPhoto | null;
}

/** What a tool says nothing of. */
const UNSAID = { inputs: [], warnings: [], materials: [], statedError: '', source: '', calibration: 'not-needed' as const };

/** Keeps one result and its photo with a job; a second try of the same one makes no second row. Throws what the server refuses. */
export function useKeepResult(draft: ResultDraft) {
  const user = useUser();
  const write = useOutbox();
  const kept = useRef<{ photo: ShrunkPhoto; projectId: number; uid: string; isWaiting: boolean } | null>(null);

  const keepOnce = async (photo: ShrunkPhoto, projectId: number, takenAt: string, caption: string) => {
    if (kept.current?.photo !== photo || kept.current.projectId !== projectId) {
      const row = newPhoto(projectId, user, photo, { takenAt, place: null, caption });
      kept.current = { photo, projectId, uid: row.uid, isWaiting: await keepPhoto(write, row, photo) };
    }
    return kept.current;
  };

  /** True when it is only on this device so far. */
  return async ({ uid, projectId, title, note, photo }: SaidResult): Promise<boolean> => {
    const takenAt = stampNow().at;
    const picture = photo && (await keepOnce(photo, projectId, takenAt, title));
    const about = { projectId, title, note, takenAt, device: await deviceWords(), photoUid: picture?.uid ?? null };
    const row = newToolResult({ ...UNSAID, ...draft, ...about }, user.id, uid);
    const outcome = await write(createToolResult(row));
    if (outcome.state === 'refused') throw outcome.error;
    noteJob(projectId);
    return outcome.state === 'kept' || picture?.isWaiting === true;
  };
}
