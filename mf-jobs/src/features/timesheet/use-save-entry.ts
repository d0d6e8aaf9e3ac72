import {
  type ApiError,
  createEntryWrite,
  ENTRY_NOTICES,
  isApiError,
  updateEntryWrite,
  useOutbox,
  type WriteOutcome,
} from '@dwang/client';
import type { TimeEntry, UpdateTimeEntry } from '@dwang/contracts';
import { type Notice, useNotify, useUser } from '@dwang/shell-api';
import type { NewEntry } from './entry-values';
import { useOverlapWarning } from './use-overlap-warning';

/** Names that the server would give: of the project, and its client. */
export interface ProjectNames {
  projectName: string;
  clientName: string | null;
}

/** What is said when the server has it. */
type Saved = Pick<Notice, 'title' | 'description'>;

/** Another device has changed the row meanwhile; the form goes on from there. */
export class ChangedElsewhere extends Error {
  constructor(readonly theirs: TimeEntry) {
    super('This entry was changed on another device.');
  }
}

/**
 * Saves entries through the outbox and says how it went in the specification's words. Both throw what the server refused, for the form to
 * show.
 */
export function useSaveEntry() {
  const save = useOutbox();
  const notify = useNotify();
  const user = useUser();
  const warnOfOverlaps = useOverlapWarning();

  const tell = (outcome: WriteOutcome<TimeEntry>, saved: Saved) => {
    if (outcome.state === 'refused') {
      if (outcome.error.errors.length === 0) notify.error(ENTRY_NOTICES.failed);
      throw outcome.theirs ? new ChangedElsewhere(outcome.theirs as unknown as TimeEntry) : outcome.error;
    }
    if (outcome.state === 'kept') return notify.info(ENTRY_NOTICES.kept);
    notify.success(saved);
    warnOfOverlaps(outcome.answer);
  };

  const addEntry = async (body: NewEntry, names: ProjectNames, saved: Saved = ENTRY_NOTICES.saved): Promise<void> =>
    tell(
      await orSay(save<TimeEntry>(createEntryWrite(body, { user, ...names, ...(user.seesPrices ? {} : { hourlyRate: null }) }))),
      saved,
    );

  const changeEntry = async (entry: TimeEntry, change: UpdateTimeEntry, names?: ProjectNames): Promise<void> =>
    tell(await orSay(save<TimeEntry>(updateEntryWrite(entry, change, names))), { title: 'Time entry updated' });

  /** What could be neither kept nor sent is said as well, before the form shows it. */
  const orSay = (writing: Promise<WriteOutcome<TimeEntry>>) =>
    writing.catch((error: ApiError | Error) => {
      if (isApiError(error)) notify.error(ENTRY_NOTICES.failed);
      throw error;
    });

  return { addEntry, changeEntry };
}
