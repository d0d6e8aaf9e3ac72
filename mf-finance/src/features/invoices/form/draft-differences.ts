import type { Invoice } from '@dwang/contracts';
import { formatDay, formatMoney } from '@dwang/kit';

/** What somebody else changed on a draft since it was opened, in words: `Total $100.00 → $115.00`. */
export function draftDifferences(before: Invoice, now: Invoice): string[] {
  const said = (label: string, from: string, to: string) =>
    from === to ? [] : [`${label}: ${from || 'none'} → ${to || 'none'}`];
  const lineTexts = ({ lines }: Invoice) =>
    lines.map(({ description, amount, gstKind }) => `${description} ${amount} ${gstKind}`).join('\n');
  return [
    ...said('Client', before.clientName, now.clientName),
    ...said('Job', before.projectName ?? '', now.projectName ?? ''),
    ...said('Total', formatMoney(before.total), formatMoney(now.total)),
    ...said('Issue date', formatDay(before.issueDate), formatDay(now.issueDate)),
    ...said('Due date', formatDay(before.dueDate), formatDay(now.dueDate)),
    ...(lineTexts(before) === lineTexts(now) ? [] : ['The lines are others']),
    ...said('Terms', before.terms, now.terms),
    ...said('Notes', before.notes, now.notes),
  ];
}
