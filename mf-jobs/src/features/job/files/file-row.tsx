import { errorText, type Synced } from '@dwang/client';
import type { JobFile } from '@dwang/contracts';
import { DeleteIcon, fileSize, formatInstant } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';
import { RowAction, RowActions } from '../../../lists/row-action';
import { useMayChange } from '../access/job-access';
import { RowSync } from '../rows/row-sync';
import { useDeleteFileMutation, useRestoreFileMutation } from './files.api';

/** One file: its name downloads it. A contractor deletes only their own. */
export function FileRow({ file }: { file: Synced<JobFile> }) {
  const user = useUser();
  const notify = useNotify();
  const mayChange = useMayChange(file);
  const [deleteFile] = useDeleteFileMutation();
  const [restoreFile] = useRestoreFileMutation();
  const { id, projectId, name } = file;
  const tried = (work: Promise<unknown>, title: string, done?: () => void) =>
    work.then(done, (error) => notify.error({ title, description: errorText(error, 'Please try again.') }));
  const undo = () => void tried(restoreFile({ projectId, id }).unwrap(), 'File not restored');
  const remove = () =>
    tried(deleteFile({ projectId, id }).unwrap(), 'File not deleted', () =>
      notify.info({ title: 'File deleted', action: { label: 'Undo', run: undo } }),
    );
  return (
    <li className="job-row">
      <div className="job-row-main">
        {id === 0 ? (
          <span className="job-file-name">{name}</span>
        ) : (
          <a className="job-file-name" href={`/api/projects/${projectId}/files/${id}/content`} download>
            {name}
          </a>
        )}
        <p className="job-row-beside">
          {fileSize(file.size)} · {file.userName} · {formatInstant(file.createdAt, user.company.timeZone)}{' '}
          <RowSync state={file.sync} />
        </p>
      </div>
      {mayChange && id !== 0 && (
        <RowActions>
          <RowAction compact label="Delete" of={name} icon={<DeleteIcon aria-hidden />} danger onClick={() => void remove()} />
        </RowActions>
      )}
    </li>
  );
}
