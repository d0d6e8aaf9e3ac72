import type { InvoiceSummary } from '@dwang/contracts';
import { Button, Dropdown, LinkButton, type MenuProps, MoreIcon, useIsPhone } from '@dwang/kit';
import { invoiceName, isWaiting } from '../../../status';
import { type InvoiceMoves, useInvoiceMoves } from './use-invoice-moves';
import { type InvoicePdf, useInvoicePdf } from './use-invoice-pdf';

type Item = NonNullable<MenuProps['items']>[number];

/** What can be done with an invoice in its present state. */
export function menuItems(invoice: InvoiceSummary, moves: InvoiceMoves, pdf: InvoicePdf): Item[] {
  const items: Item[] = [{ key: 'pdf', label: 'Export PDF', disabled: pdf.isBusy, onClick: () => void pdf.exportPdf(invoice) }];
  if (invoice.status === 'draft') {
    items.push({ key: 'issue', label: 'Issue invoice', onClick: () => void moves.move(invoice, 'pending') });
  }
  if (invoice.status === 'pending') {
    items.push({ key: 'sent', label: 'Mark as sent', onClick: () => void moves.move(invoice, 'sent') });
  }
  if (isWaiting(invoice)) {
    items.push({ key: 'paid', label: 'Mark as paid', onClick: () => void moves.move(invoice, 'paid') });
  }
  if (isWaiting(invoice)) {
    items.push({ type: 'divider' });
    items.push({ key: 'void', label: 'Void', danger: true, onClick: () => void moves.voidAfterAsking(invoice) });
  }
  if (invoice.status === 'draft') {
    items.push({ type: 'divider' });
    items.push({ key: 'delete', label: 'Delete draft', danger: true, onClick: () => void moves.deleteAfterAsking(invoice) });
  }
  return items;
}

/** View and the menu at the end of a row. */
export function InvoiceActions({ invoice }: { invoice: InvoiceSummary }) {
  const moves = useInvoiceMoves();
  const pdf = useInvoicePdf();
  const name = invoiceName(invoice);
  const size = useIsPhone() ? 'middle' : 'small';
  return (
    <span className="finance-actions">
      <LinkButton to={`/invoices/${invoice.id}`} size={size} aria-label={`View ${name}`}>
        View
      </LinkButton>
      <Dropdown trigger={['click']} menu={{ items: menuItems(invoice, moves, pdf) }}>
        <Button
          size={size}
          type="text"
          icon={<MoreIcon aria-hidden />}
          loading={pdf.isBusy}
          aria-label={`More actions for ${name}`}
        />
      </Dropdown>
    </span>
  );
}
