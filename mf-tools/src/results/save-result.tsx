import { useGetProjectQuery } from '@dwang/client';
import { Button, JobsIcon, Link } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import type { ResultDraft } from './result-draft';
import { SaveDialog } from './save-dialog';
import './results.css';

interface SaveResultProps {
  /** Null while there is nothing to keep: the button is then off. */
  draft: ResultDraft | null;
  /** A picture of the tool's own to go with it, made when the form opens. Must stay the same function. */
  picture?: () => Promise<File>;
}

/** Keeps a tool's result with a job, also without a network, and says where it went. Not to be put inside a form. */
export function SaveResult({ draft, picture }: SaveResultProps) {
  const notify = useNotify();
  const [open, setOpen] = useState<ResultDraft | null>(null);
  const [saved, setSaved] = useState<{ projectId: number; what: string } | null>(null);
  const keep = (projectId: number, isWaiting: boolean) => {
    setSaved({ projectId, what: JSON.stringify(open) });
    setOpen(null);
    notify.success({
      title: isWaiting ? 'Result saved on this device' : 'Result saved',
      description: isWaiting ? 'It is sent to the job when there is a network.' : 'You find it on the page of the job.',
    });
  };
  const isSaved = saved !== null && saved.what === JSON.stringify(draft);
  return (
    <div className="tools-result-save">
      <Button icon={<JobsIcon aria-hidden />} disabled={draft === null} onClick={() => setOpen(draft)}>
        Save to job
      </Button>
      <span role="status">{isSaved && <SavedTo projectId={saved.projectId} />}</span>
      {open && <SaveDialog draft={open} picture={picture} onSaved={keep} onClose={() => setOpen(null)} />}
    </div>
  );
}

function SavedTo({ projectId }: { projectId: number }) {
  const { data } = useGetProjectQuery(projectId);
  return (
    <>
      Saved to <Link to={`/jobs/${projectId}`}>{data?.name ?? 'the job'}</Link>
    </>
  );
}
