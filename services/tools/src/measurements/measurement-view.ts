import type { Measurement as MeasurementView } from '@dwang/contracts';
import type { Measurement } from './measurement.entity';

export function measurementView(row: Measurement): MeasurementView {
  const { id, uid, userId, name, unit, calibrated, note, projectId, version } = row;
  return {
    id,
    uid,
    userId,
    name,
    length: toLength(row.thousandths),
    unit,
    calibrated,
    note,
    projectId,
    createdAt: row.createdAt.toISOString(),
    version,
  };
}

const toLength = (thousandths: number): string =>
  `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
