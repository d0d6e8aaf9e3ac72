import type { Invoice } from '@dwang/contracts';
import { Button, Dropdown, MoreIcon } from '@dwang/kit';
import { DownloadIcon, ViewIcon } from '@dwang/kit/data';
import { isWaiting } from '../../../status';
import { menuItems } from '../actions/invoice-actions';
import { useInvoiceMoves } from '../actions/use-invoice-moves';
import { useInvoicePdf } from '../actions/use-invoice-pdf';

/** The next step as the main button, the PDF beside it, the rest in a menu. */
export function InvoiceButtons({ invoice }: { invoice: Invoice }) {
  const moves = useInvoiceMoves();
  const pdf = useInvoicePdf();
  const rest = menuItems(invoice, moves, pdf).filter((item) => item?.key !== 'pdf');
  return (
    <>
      <Button icon={<ViewIcon aria-hidden />} onClick={() => void pdf.previewPdf(invoice)} disabled={pdf.isBusy}>
        Preview PDF
      </Button>
      <Button icon={<DownloadIcon aria-hidden />} loading={pdf.isBusy} onClick={() => void pdf.exportPdf(invoice)}>
        Export PDF
      </Button>
      {isWaiting(invoice) && (
        <Button type="primary" onClick={() => void moves.move(invoice, 'paid')}>
          Mark as paid
        </Button>
      )}
      {invoice.status === 'draft' && (
        <Button type="primary" onClick={() => void moves.move(invoice, 'pending')}>
          Issue invoice
        </Button>
      )}
      {rest.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: rest }}>
          <Button icon={<MoreIcon aria-hidden />} aria-label="More actions" />
        </Dropdown>
      )}
    </>
  );
}
