import type { Measurement } from '@dwang/contracts';
import { formatInstant, ItemList, ItemRow, LinkButton, ToolsIcon } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useMayWrite } from '../access/job-access';
import { RowSync } from '../rows/row-sync';
import { RowsCard } from '../rows/rows-card';
import { useRows } from '../rows/use-rows';
import { useJobMeasurementsQuery } from './measurements.api';

/** `2.400` is shown as 2.4. */
const plain = (length: string): string => length.replace(/\.?0+$/, '');

/** Lengths that were saved to the job by the measuring tool, with what only this device has. */
export function JobMeasurements({ projectId }: { projectId: number }) {
  const { timeZone } = useUser().company;
  const mayWrite = useMayWrite();
  const list = useRows<Measurement & { projectId: number | null }>('measurement', projectId, useJobMeasurementsQuery(projectId));
  return (
    <RowsCard
      title="Measurements"
      icon={<ToolsIcon aria-hidden />}
      noun="measurements"
      list={list}
      actions={
        mayWrite && (
          <LinkButton size="small" type="text" to={`/tools?tool=measure&projectId=${projectId}`}>
            Measure
          </LinkButton>
        )
      }
      empty={{ text: 'No measurements yet.', hint: 'Measure from a photo, and what you save is kept here.' }}
    >
      {(rows) => (
        <ItemList label="Measurements">
          {rows.map((row) => (
            <ItemRow
              key={row.uid}
              title={row.name}
              text={
                <>
                  {formatInstant(row.createdAt, timeZone)}
                  {!row.calibrated && ' · uncalibrated'} <RowSync state={row.sync} />
                </>
              }
              figure={`${plain(row.length)} ${row.unit}`}
            />
          ))}
        </ItemList>
      )}
    </RowsCard>
  );
}
