import type { Invoice, PaymentClaim, RecordNotice } from '@dwang/contracts';
import { Button, Dialog, formatMoney } from '@dwang/kit';
import { DownloadIcon } from '@dwang/kit/data';
import { DayField, EntryForm, Form, requiredRule, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useRecordNoticeMutation } from '../../api/claims';
import { useToday } from '../../use-today';
import './claims.css';
import { useNoticePdf } from './use-notice-pdf';

interface NoticeDialogProps {
  invoice: Invoice;
  claim: PaymentClaim;
  onClose: () => void;
}

/** The letter to give, and that it was given; five working days later work may be suspended. */
export function NoticeDialog({ invoice, claim, onClose }: NoticeDialogProps) {
  const [record] = useRecordNoticeMutation();
  const notify = useNotify();
  const today = useToday();
  const [form] = Form.useForm<RecordNotice>();
  const day = Form.useWatch('day', form) || today;
  const pdf = useNoticePdf(invoice, claim);
  const save = async (body: RecordNotice) => {
    await record({ id: claim.id, body }).unwrap();
    notify.success({ title: 'Notice recorded' });
    onClose();
  };
  return (
    <Dialog open title="Notice of suspension" size="small" onClose={onClose}>
      <EntryForm<RecordNotice>
        form={form}
        initialValues={{ day: today, note: '' }}
        saveLabel="Record notice"
        onSave={save}
        onCancel={onClose}
      >
        <p className="claim-notice">
          The notice has to be given in writing. The letter says that {formatMoney(claim.unpaid)} is unpaid and why, and that you
          will suspend work under section 24A of the Construction Contracts Act 2002 unless it is paid within 5 working days. Read
          it, sign it and give it to {claim.clientName}; then record it here.
        </p>
        <DayField name="day" label="Given on" required max={today} rules={[requiredRule('Please choose a day')]} />
        <p className="claim-notice">
          <Button
            icon={<DownloadIcon aria-hidden />}
            loading={pdf.isBusy}
            disabled={!pdf.isReady}
            onClick={() => void pdf.save(day)}
          >
            Letter as PDF
          </Button>
        </p>
        <TextField name="note" label="To whom and how" input={{ maxLength: 300 }} />
      </EntryForm>
    </Dialog>
  );
}
