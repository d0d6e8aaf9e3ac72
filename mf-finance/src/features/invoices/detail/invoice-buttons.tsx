import type { Invoice } from '@dwang/contracts';
import { Button, Dropdown, MoreIcon } from '@dwang/kit';
import { DownloadIcon, ViewIcon } from '@dwang/kit/data';
import { useDocumentPdf } from '../../../pdf/use-document-pdf';
import { isWaiting } from '../../../status';
import { type InvoiceTask, menuItems } from '../actions/menu-items';
import { useInvoiceCsv } from '../actions/use-invoice-csv';
import { useInvoiceMoves } from '../actions/use-invoice-moves';

/** The next step as the main button, the PDF beside it, the rest in a menu. */
export function InvoiceButtons({ invoice, onTask }: { invoice: Invoice; onTask: (task: InvoiceTask) => void }) {
  const moves = useInvoiceMoves();
  const pdf = useDocumentPdf();
  const exportCsv = useInvoiceCsv();
  const document = { kind: 'invoice', id: invoice.id } as const;
  const isOpen = isWaiting(invoice);
  const isDraft = invoice.status === 'draft';
  const isUnsent = isDraft || (isOpen && invoice.sentAt === null);
  const isShown = (key: unknown) => (isUnsent && key === 'send') || (isDraft && key === 'issue') || (isOpen && key === 'payment');
  return (
    <>
      <Button icon={<ViewIcon aria-hidden />} onClick={() => void pdf.previewPdf(document)} disabled={pdf.isBusy}>
        Preview PDF
      </Button>
      <Button icon={<DownloadIcon aria-hidden />} loading={pdf.isBusy} onClick={() => void pdf.exportPdf(document)}>
        Export PDF
      </Button>
      <Button icon={<DownloadIcon aria-hidden />} onClick={() => void exportCsv(invoice.id)}>
        Export CSV
      </Button>
      {isDraft && <Button onClick={() => moves.issue(invoice, () => onTask('issue'))}>Issue invoice</Button>}
      {isOpen && (
        <Button type={isUnsent ? 'default' : 'primary'} onClick={() => onTask('payment')}>
          Record payment
        </Button>
      )}
      {isUnsent && (
        <Button type="primary" onClick={() => onTask('send')}>
          {isDraft ? 'Issue and send' : 'Email Invoice'}
        </Button>
      )}
      <Dropdown
        trigger={['click']}
        menu={{ items: menuItems(invoice, moves, onTask).filter((item) => !('key' in item) || !isShown(item.key)) }}
      >
        <Button icon={<MoreIcon aria-hidden />} aria-label="More actions" />
      </Dropdown>
    </>
  );
}
