import type { ClientStatement, CreditNote, Invoice, QuoteSummary } from '@dwang/contracts';

/** Signs that file systems refuse become dashes. */
export const fileSafe = (text: string): string => text.replace(/[\\/:*?"<>|\s]+/g, '-');

/** `Invoice-INV-2026-11001.pdf` */
export const invoiceFileName = ({ invoiceNumber }: Pick<Invoice, 'invoiceNumber'>, ending: 'pdf' | 'csv' = 'pdf'): string =>
  `Invoice-${fileSafe(invoiceNumber ?? 'draft')}.${ending}`;

/** `Credit-note-CN-2026-11001.pdf` */
export const creditNoteFileName = ({ creditNoteNumber }: Pick<CreditNote, 'creditNoteNumber'>): string =>
  `Credit-note-${fileSafe(creditNoteNumber)}.pdf`;

/** `Quote-QU-2026-11001.pdf` */
export const quoteFileName = ({ quoteNumber }: Pick<QuoteSummary, 'quoteNumber'>): string =>
  `Quote-${fileSafe(quoteNumber ?? 'draft')}.pdf`;

/** `Statement-Hohepa-Family-Trust-2026-11-29.pdf` */
export const statementFileName = ({ clientName, to }: Pick<ClientStatement, 'clientName' | 'to'>): string =>
  `Statement-${fileSafe(clientName)}-${to}.pdf`;

/** `Notice-of-suspension-INV-2026-11001.pdf` */
export const suspensionFileName = ({ invoiceNumber }: Pick<Invoice, 'invoiceNumber'>): string =>
  `Notice-of-suspension-${fileSafe(invoiceNumber ?? 'draft')}.pdf`;
