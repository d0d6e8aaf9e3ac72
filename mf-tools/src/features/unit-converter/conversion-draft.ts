import { figure, type Unit } from '@dwang/domain/units';
import type { ResultDraft } from '../../results';

/** A conversion as it is kept. */
export const conversionDraft = (value: number, from: Unit, other: number, to: Unit): ResultDraft => ({
  tool: 'unit-converter',
  title: `${figure(value)} ${from.symbol} in ${to.symbol}`,
  inputs: [{ label: 'From', value: figure(value), unit: from.symbol }],
  answers: [{ label: 'To', value: figure(other), unit: to.symbol }],
  source: 'International yard and pound of 1959; NIST SP 811',
});
