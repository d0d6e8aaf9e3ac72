import type { InvoiceSummary } from '@dwang/contracts';
import { Button, Dropdown, LinkButton, MoreIcon, useIsPhone, useNavigate } from '@dwang/kit';
import { useDocumentPdf } from '../../../pdf/use-document-pdf';
import { invoiceName } from '../../../status';
import { menuItems } from './menu-items';
import { useInvoiceCsv } from './use-invoice-csv';
import { useInvoiceMoves } from './use-invoice-moves';

/** View and the menu at the end of a row. What needs a dialog is done on the invoice's page. */
export function InvoiceActions({ invoice }: { invoice: InvoiceSummary }) {
  const moves = useInvoiceMoves();
  const pdf = useDocumentPdf();
  const exportCsv = useInvoiceCsv();
  const navigate = useNavigate();
  const name = invoiceName(invoice);
  const address = `/invoices/${invoice.id}`;
  const size = useIsPhone() ? 'middle' : 'small';
  const exportPdf = () => void pdf.exportPdf({ kind: 'invoice', id: invoice.id });
  const items = [
    { key: 'pdf', label: 'Export PDF', disabled: pdf.isBusy, onClick: exportPdf },
    { key: 'csv', label: 'Export CSV', onClick: () => void exportCsv(invoice.id) },
    ...menuItems(invoice, moves, (task) => navigate(`${address}?do=${task}`)),
  ];
  return (
    <span className="finance-actions">
      <LinkButton to={address} size={size} aria-label={`View ${name}`}>
        View
      </LinkButton>
      <Dropdown trigger={['click']} menu={{ items }}>
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
