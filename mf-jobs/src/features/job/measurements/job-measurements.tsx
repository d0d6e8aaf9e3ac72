import './measurements.css';
import type { Measurement } from '@dwang/contracts';
import { AddIcon, Button, LinkButton, ToolsIcon } from '@dwang/kit';
import { useState } from 'react';
import { useMayWrite } from '../access/job-access';
import { RowsCard } from '../rows/rows-card';
import { useRows } from '../rows/use-rows';
import { MeasurementDialog } from './measurement-dialog';
import { MeasurementLine } from './measurement-line';
import { useJobMeasurementsQuery } from './measurements.api';

/** Lengths of the job, from the measuring tool or added by hand, with what only this device has. */
export function JobMeasurements({ projectId }: { projectId: number }) {
  const mayWrite = useMayWrite();
  const list = useRows<Measurement>('measurement', projectId, useJobMeasurementsQuery(projectId));
  const [edited, setEdited] = useState<Measurement | 'new' | null>(null);
  return (
    <>
      <RowsCard
        title="Measurements"
        icon={<ToolsIcon aria-hidden />}
        noun="measurements"
        list={list}
        actions={
          mayWrite && (
            <>
              <LinkButton size="small" type="text" to={`/tools?tool=measure&projectId=${projectId}`}>
                Measure
              </LinkButton>
              <Button size="small" icon={<AddIcon aria-hidden />} onClick={() => setEdited('new')}>
                Add measurement
              </Button>
            </>
          )
        }
        empty={{ text: 'No measurements yet.', hint: 'Measure from a photo, or add what the tape says.' }}
      >
        {(rows) => (
          <ul className="job-rows" aria-label="Measurements">
            {rows.map((row) => (
              <MeasurementLine key={row.uid} row={row} onEdit={() => setEdited(row)} />
            ))}
          </ul>
        )}
      </RowsCard>
      {edited && (
        <MeasurementDialog projectId={projectId} row={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
