import type { Invoice, PaymentClaim } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { CheckboxField, DayField, EntryForm, farDayRule, NumberField, TextAreaField, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useGetClaimSettingsQuery, useWriteClaimMutation } from '../../api/claims';
import { invoiceName } from '../../status';
import { useToday } from '../../use-today';
import { FORM_ADDRESS } from './claim-words';
import './claims.css';

interface Values {
  contract: string;
  work: string;
  periodFrom?: string | undefined;
  periodTo?: string | undefined;
  basis: string;
  responseDays: string;
  formAttached: boolean;
}

interface ClaimDialogProps {
  invoice: Invoice;
  /** Null for a new one. */
  claim: PaymentClaim | null;
  onClose: () => void;
}

/** What an invoice has to say beside its lines to be a payment claim. It may be saved half done. */
export function ClaimDialog({ invoice, claim, onClose }: ClaimDialogProps) {
  const { currentData: settings } = useGetClaimSettingsQuery();
  const [write] = useWriteClaimMutation();
  const notify = useNotify();
  const today = useToday();
  const save = async ({ periodFrom, periodTo, responseDays, ...values }: Values) => {
    const days = { periodFrom: periodFrom || null, periodTo: periodTo || null, responseDays: responseDays.trim() || null };
    await write({ invoiceId: invoice.id, body: { ...values, ...days } }).unwrap();
    notify.success({ title: 'Payment claim saved' });
    onClose();
  };
  return (
    <Dialog open title={`Payment claim of ${invoiceName(invoice)}`} onClose={onClose}>
      <EntryForm<Values>
        initialValues={valuesOf(invoice, claim)}
        draftKey={`payment-claim-${invoice.id}`}
        saveLabel="Save claim"
        onSave={save}
        onCancel={onClose}
      >
        <TextField
          name="contract"
          label="Construction contract"
          required
          help="Enough to tell which one: its name, date or number, and the site."
          input={{ maxLength: 300 }}
        />
        <TextAreaField
          name="work"
          label="Construction work"
          required
          help="What this claim is for."
          input={{ maxLength: 2000 }}
        />
        <DayField name="periodFrom" label="Work from" required rules={[farDayRule(today, claim?.periodFrom ?? today)]} />
        <DayField name="periodTo" label="Work to" required rules={[farDayRule(today, claim?.periodTo ?? today)]} />
        <TextAreaField
          name="basis"
          label="How the amount was worked out"
          required
          help="As the lines say, by measure and rate, by stage…"
          input={{ maxLength: 2000 }}
        />
        <NumberField
          name="responseDays"
          label="Working days for a payment schedule"
          help="As the contract says. Left empty: 20, as the Act says."
          min={1}
          max={200}
          decimals={0}
        />
        <CheckboxField
          name="formAttached"
          label="Form 1 goes with it as a page of its own"
          help={
            settings?.formText ? (
              'Otherwise its text from the settings is printed with the invoice.'
            ) : (
              <>
                Its words are prescribed: <OfficialForm />. Paste them once under Payment claims, Form 1 and days, or attach the
                form here.
              </>
            )
          }
        />
      </EntryForm>
    </Dialog>
  );
}

/** The words of Form 1 are the law's own; Dwang holds none of them. */
export const OfficialForm = () => (
  <a className="claim-link" href={FORM_ADDRESS} target="_blank" rel="noreferrer">
    Form 1 in the Construction Contracts Regulations 2003
  </a>
);

const valuesOf = (invoice: Invoice, claim: PaymentClaim | null): Values => ({
  contract: claim?.contract ?? invoice.projectName ?? '',
  work: claim?.work ?? '',
  periodFrom: claim?.periodFrom ?? undefined,
  periodTo: claim?.periodTo ?? undefined,
  basis: claim?.basis ?? 'As the lines of this invoice say.',
  responseDays: String(claim?.responseDays ?? ''),
  formAttached: claim?.formAttached ?? false,
});
