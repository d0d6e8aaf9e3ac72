import { createNote, newNote, useOutbox } from '@dwang/client';
import { useNotify, useUser } from '@dwang/shell-api';

/** Keeps a note with a job and says where it is; throws what the server refuses. */
export function useKeepNote() {
  const write = useOutbox();
  const user = useUser();
  const notify = useNotify();
  return async (projectId: number, text: string): Promise<void> => {
    const outcome = await write(createNote(newNote(projectId, user, text)));
    if (outcome.state === 'refused') throw outcome.error;
    notify.success(
      outcome.state === 'kept'
        ? { title: 'Note saved on this device', description: 'It is sent to the job when there is a network.' }
        : { title: 'Note saved' },
    );
  };
}
