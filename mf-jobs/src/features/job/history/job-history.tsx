import type { ActivityKind } from '@dwang/contracts';
import { Select } from '@dwang/kit/form';
import { useState } from 'react';
import { HistoryCard } from '../../../history/history-card';
import { KIND_CHOICES } from '../../../history/history-words';

const ALL = { value: '', label: 'Everything' };

/** Who did what on the job and when. */
export function JobHistory({ projectId }: { projectId: number }) {
  const [kind, setKind] = useState<ActivityKind | ''>('');
  return (
    <HistoryCard
      of={`/projects/${projectId}`}
      kind={kind || null}
      emptyHint="What people do on this job from now on is noted here."
      actions={
        <Select<ActivityKind | ''>
          aria-label="Which history"
          className="job-history-kind"
          options={[ALL, ...KIND_CHOICES]}
          value={kind}
          onChange={setKind}
        />
      }
    />
  );
}
