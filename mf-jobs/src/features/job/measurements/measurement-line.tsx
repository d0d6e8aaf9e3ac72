import { createMeasurement, deleteMeasurement, newMeasurement, type Synced } from '@dwang/client';
import type { Measurement } from '@dwang/contracts';
import { shortDecimal } from '@dwang/domain';
import { formatInstant } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';
import { RowActions, RowEdits } from '../../../lists/row-action';
import { useMayChange } from '../access/job-access';
import { RowSync } from '../rows/row-sync';
import { useWrite } from '../rows/use-write';

interface MeasurementLineProps {
  row: Synced<Measurement>;
  onEdit: () => void;
}

/** One length of a job, with when it was taken. A contractor changes only their own. */
export function MeasurementLine({ row, onEdit }: MeasurementLineProps) {
  const { company, id: userId } = useUser();
  const notify = useNotify();
  const { press } = useWrite();
  const mayChange = useMayChange(row);
  const remove = async () => {
    if (!(await press(deleteMeasurement(row), 'Measurement not deleted'))) return;
    const undo = () => void press(createMeasurement(newMeasurement(row, userId)), 'Measurement not restored');
    notify.info({ title: 'Measurement deleted', action: { label: 'Undo', run: undo } });
  };
  return (
    <li className="job-row">
      <div className="job-row-main">
        <div className="job-measure">
          <span>{row.name}</span>
          <strong>
            {shortDecimal(row.length)} {row.unit}
          </strong>
        </div>
        {row.note && <p className="job-note-text">{row.note}</p>}
        <p className="job-row-beside">
          {formatInstant(row.createdAt, company.timeZone)}
          {!row.calibrated && ' · uncalibrated'} <RowSync state={row.sync} />
        </p>
      </div>
      {mayChange && (
        <RowActions>
          <RowEdits of={row.name} onEdit={onEdit} onDelete={() => void remove()} />
        </RowActions>
      )}
    </li>
  );
}
