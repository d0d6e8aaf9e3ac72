import './results.css';
import type { ToolResult } from '@dwang/contracts';
import { CalculatorsIcon, LinkButton } from '@dwang/kit';
import { useState } from 'react';
import { useMayWrite } from '../access/job-access';
import { RowsCard } from '../rows/rows-card';
import { useRows } from '../rows/use-rows';
import { ResultDialog } from './result-dialog';
import { ResultLine } from './result-line';
import { ResultSheet } from './result-sheet';
import { useJobResultsQuery } from './results.api';

/** What calculators and tools said for this job, with what only this device has. */
export function JobResults({ projectId }: { projectId: number }) {
  const mayWrite = useMayWrite();
  const list = useRows<ToolResult>('tool-result', projectId, useJobResultsQuery(projectId));
  const [over, setOver] = useState<{ row: ToolResult; isEdited: boolean } | null>(null);
  const close = () => setOver(null);
  return (
    <>
      <RowsCard
        title="Calculator and tool results"
        icon={<CalculatorsIcon aria-hidden />}
        noun="results"
        list={list}
        actions={
          mayWrite && (
            <>
              <LinkButton size="small" type="text" to={`/calculators?projectId=${projectId}`}>
                Calculators
              </LinkButton>
              <LinkButton size="small" type="text" to={`/tools?projectId=${projectId}`}>
                Tools
              </LinkButton>
            </>
          )
        }
        empty={{ text: 'No results yet.', hint: 'Save to job in any tool or calculator keeps its answer here.' }}
      >
        {(rows) => (
          <ul className="job-rows" aria-label="Calculator and tool results">
            {rows.map((row) => (
              <ResultLine
                key={row.uid}
                row={row}
                onOpen={() => setOver({ row, isEdited: false })}
                onEdit={() => setOver({ row, isEdited: true })}
              />
            ))}
          </ul>
        )}
      </RowsCard>
      {over?.isEdited === false && <ResultSheet row={over.row} onClose={close} />}
      {over?.isEdited === true && <ResultDialog row={over.row} onClose={close} />}
    </>
  );
}
