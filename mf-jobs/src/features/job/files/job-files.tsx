import './files.css';
import { errorText } from '@dwang/client';
import { Button, Progress } from '@dwang/kit';
import { FileIcon, LoadMore, UploadIcon } from '@dwang/kit/data';
import { useMayWrite } from '../access/job-access';
import { FileDrop } from '../rows/file-drop';
import { PickButton } from '../rows/pick-button';
import { RowsCard } from '../rows/rows-card';
import { FileRow } from './file-row';
import { useFilePagesInfiniteQuery } from './files.api';
import { type Uploading, useAddFiles } from './use-add-files';

const KINDS = '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.dwg,.txt,.csv,image/jpeg,image/png,image/webp';

/** Plans, lists and other documents of the job, the newest first. */
export function JobFiles({ projectId }: { projectId: number }) {
  const query = useFilePagesInfiniteQuery(projectId);
  const { add, uploading, cancel } = useAddFiles(projectId);
  const mayWrite = useMayWrite();
  const pages = query.data?.pages;
  const list = {
    rows: pages?.flatMap(({ items }) => items),
    hidden: 0,
    error: query.error && !pages ? errorText(query.error, 'Please try again.') : null,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
  const send = (files: File[]) => void (mayWrite && add(files));
  return (
    <FileDrop onDrop={send}>
      <RowsCard
        title="Files"
        icon={<FileIcon aria-hidden />}
        noun="files"
        list={list}
        lead={
          mayWrite && (
            <div className="job-file-buttons">
              <PickButton
                label="Add files"
                icon={<UploadIcon aria-hidden />}
                accept={KINDS}
                disabled={uploading !== null}
                onPick={send}
              />
              {uploading && <UploadProgress uploading={uploading} onCancel={cancel} />}
            </div>
          )
        }
        empty={{ text: 'No files yet', hint: 'Plans, consents and cutting lists: here everybody on the job finds them.' }}
      >
        {(rows) => (
          <>
            <ul className="job-rows" aria-label="Files">
              {rows.map((file) => (
                <FileRow key={file.uid} file={file} />
              ))}
            </ul>
            {query.hasNextPage && (
              <LoadMore
                shown={rows.length}
                total={pages?.[0]?.totals.count ?? rows.length}
                noun="files"
                hasMore
                loading={query.isFetching}
                onMore={() => void query.fetchNextPage()}
              />
            )}
          </>
        )}
      </RowsCard>
    </FileDrop>
  );
}

function UploadProgress({ uploading: { name, share }, onCancel }: { uploading: Uploading; onCancel: () => void }) {
  return (
    <div className="job-upload" role="status">
      <span className="job-upload-name">{name}</span>
      <Progress aria-label={`Uploading ${name}`} percent={share * 100} className="job-upload-bar" />
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
