import type { ProjectStage } from '@dwang/contracts';
import { Segmented } from '@dwang/kit';
import { useEffect, useRef } from 'react';
import { STAGES } from '../../../stages';
import { useProjectPagesInfiniteQuery } from '../project-pages.api';
import { columnQuery } from './use-column';

interface StageSwitchProps {
  stage: ProjectStage;
  q: string;
  onStage: (stage: ProjectStage) => void;
}

/** Which column of the board a phone shows, with how many jobs are in each; the chosen one is in sight. */
export function StageSwitch({ stage, q, onStage }: StageSwitchProps) {
  const counts = useProjectPagesInfiniteQuery(columnQuery(stage, q)).data?.pages[0]?.totals.stages;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = bar.current?.querySelector(`input[value="${stage}"]`)?.closest('label');
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [stage]);
  return (
    <div ref={bar}>
      <Segmented<ProjectStage>
        aria-label="Stage"
        options={STAGES.map(({ stage: value, label }) => ({ value, label: counts ? `${label} ${counts[value]}` : label }))}
        value={stage}
        onChange={onStage}
      />
    </div>
  );
}
