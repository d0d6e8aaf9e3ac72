import { concreteBags, type ShapePart } from '@dwang/domain/shapes';
import type { ResultDraft } from '../../results';
import type { Sheet } from './sheet';

const metres = (value: number): string => String(Number(value.toFixed(3)));

/** `6 × 2.4`. */
export const sizesText = ({ kind, sizes }: ShapePart): string => kind.sizes.map(({ id }) => metres(sizes[id] ?? 0)).join(' × ');

const inputsOf = ({ parts, allowance }: Sheet): ResultDraft['inputs'] => [
  ...parts.slice(0, 58).map((part) => ({
    label: `${part.kind.title}${part.isCut ? ', cut out' : ''}${part.count > 1 ? ` × ${part.count}` : ''}`,
    value: sizesText(part),
    unit: 'm',
  })),
  { label: 'Allowance', value: String(allowance), unit: '%' },
];

/** An area as it is kept; null while there is none. */
export function areaDraft(sheet: Sheet): ResultDraft | null {
  const { net, withAllowance } = sheet.sum;
  if (net <= 0) return null;
  return {
    tool: 'area-calc',
    title: `Area ${net.toFixed(2)} m²`,
    inputs: inputsOf(sheet),
    answers: [
      { label: 'With allowance', value: withAllowance.toFixed(2), unit: 'm²' },
      { label: 'Area', value: net.toFixed(2), unit: 'm²' },
    ],
  };
}

/** A volume as it is kept, with bags of concrete of `kg` each; null while there is none. */
export function volumeDraft(sheet: Sheet, kg: number): ResultDraft | null {
  const { net, withAllowance } = sheet.sum;
  if (net <= 0) return null;
  return {
    tool: 'volume-calc',
    title: `Volume ${net.toFixed(2)} m³`,
    inputs: inputsOf(sheet),
    answers: [
      { label: 'With allowance', value: withAllowance.toFixed(3), unit: 'm³' },
      { label: 'Volume', value: net.toFixed(3), unit: 'm³' },
      { label: `Concrete, bags of ${kg} kg`, value: String(concreteBags(withAllowance, kg)) },
    ],
    materials: [{ description: `Bagged concrete ${kg} kg`, quantity: String(concreteBags(withAllowance, kg)), unit: 'bag' }],
    source: 'Bags: 108 × 20 kg to the cubic metre, as makers of bagged concrete state',
  };
}
