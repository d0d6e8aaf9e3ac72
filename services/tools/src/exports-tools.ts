import { type ExportedRows, exported, type Scope } from '@dwang/platform';
import { Measurement } from './measurements/measurement.entity';
import { ToolResultRow } from './tool-results/tool-result.entity';

/** An owner gets the company's measurements and results, anybody else their own. */
export function exportsTools({ companyId, userId, role }: Scope): ExportedRows[] {
  const where = role === 'owner' ? { companyId } : { companyId, userId };
  return [
    exported<Measurement>({ name: 'measurements', entity: Measurement, where }),
    exported<ToolResultRow>({ name: 'tool-results', entity: ToolResultRow, where }),
  ];
}
