import './files.css';
import type { JobFile } from '@dwang/contracts';
import { Button, Progress } from '@dwang/kit';
import { FileIcon, UploadIcon } from '@dwang/kit/data';
import { PickButton } from '@dwang/kit/form';
import { useMemo } from 'react';
import { useMayWrite } from '../access/job-access';
import { FileDrop } from '../rows/file-drop';
import { RowsCard } from '../rows/rows-card';
import { useRows } from '../rows/use-rows';
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
  const data = useMemo(() => {
    const totals = pages?.[0]?.totals;
    return totals && { items: pages.flatMap(({ items }) => items), totals };
  }, [pages]);
  const { error, isFetching, refetch } = query;
  const list = useRows<JobFile>('file', projectId, {
    data,
    error,
    isFetching,
    refetch,
    ...(query.hasNextPage && { more: () => void query.fetchNextPage() }),
  });
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
          <ul className="job-rows" aria-label="Files">
            {rows.map((file) => (
              <FileRow key={file.uid} file={file} />
            ))}
          </ul>
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
