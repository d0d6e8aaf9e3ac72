import type { ErrorCode } from '@dwang/contracts';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../router';

const TAKEN = 'REQUEST.UID_TAKEN' satisfies ErrorCode;

/** What an earlier try of a form made: how it is called, and where it is read. */
export interface SavedRow {
  /** `INV-2026-10001`; left out where only its place is known. */
  name?: string | undefined;
  to: string;
}

/** Looks up the row of a number that the server named. */
export type FindSaved = (rowId: number) => SavedRow | Promise<SavedRow>;

/** The row that stands under the form's `uid` already; null for any other refusal, `{ rowId: null }` where the server did not name it. */
export function takenBy(error: unknown): { rowId: number | null } | null {
  const isTaken = typeof error === 'object' && error !== null && 'code' in error && error.code === TAKEN;
  if (!isTaken) return null;
  return { rowId: 'rowId' in error && typeof error.rowId === 'number' ? error.rowId : null };
}

interface SavedAlreadyProps {
  rowId: number | null;
  find: FindSaved | undefined;
  onOpen: () => void;
  onSaveAnother: () => void;
}

/** An earlier try was saved though its answer was lost, and other things were typed since: asks before another one is made. */
export function SavedAlready({ rowId, find, onOpen, onSaveAnother }: SavedAlreadyProps) {
  const place = useRef<HTMLDivElement>(null);
  const saved = useSaved(rowId, find);
  useEffect(() => {
    void place.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={place} className="dwang-form-problem">
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={saved?.name ? `Saved already as ${saved.name}` : 'Saved already'}
        description={
          <>
            <p>An earlier try was saved, but its answer did not arrive. What you changed since then is not in it.</p>
            <div className="dwang-form-actions">
              {saved && (
                <Link to={saved.to} onClick={onOpen}>
                  Open it
                </Link>
              )}
              <Button onClick={onSaveAnother}>Save this as another</Button>
            </div>
          </>
        }
      />
    </div>
  );
}

function useSaved(rowId: number | null, find: FindSaved | undefined): SavedRow | null {
  const [saved, setSaved] = useState<SavedRow | null>(null);
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    let isGone = false;
    const look = async () => (rowId === null ? null : ((await latest.current?.(rowId)) ?? null));
    // A row that cannot be read cannot be opened either; saving another is still offered.
    look().then(
      (row) => !isGone && setSaved(row),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [rowId]);
  return saved;
}
