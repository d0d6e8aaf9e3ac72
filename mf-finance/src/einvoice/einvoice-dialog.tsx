import { errorText } from '@dwang/client';
import type { EInvoiceCheck, EInvoiceGap } from '@dwang/contracts';
import { Alert, Dialog, ErrorState, Link, Skeleton, Text } from '@dwang/kit';
import { saveFile } from '@dwang/kit/export';
import { EntryForm, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { type EDocument, einvoiceAddress, useCheckEInvoiceQuery } from '../api/einvoice';
import './einvoice.css';

/** The gap that is filled here. */
const REFERENCE = 'aligned-ibrp-003';

interface DialogProps {
  document: EDocument;
  /** `INV-2026-11001` */
  name: string;
  onClose: () => void;
}

/** The XML for Peppol, or what is missing for it. */
export function EInvoiceDialog({ document, name, onClose }: DialogProps) {
  const { currentData, error, isFetching, refetch } = useCheckEInvoiceQuery(document, { refetchOnMountOrArgChange: true });
  const gaps = currentData?.gaps.filter(({ rule }) => rule !== REFERENCE) ?? [];
  return (
    <Dialog open title={`Peppol e-invoice of ${name}`} onClose={onClose}>
      {error ? (
        <ErrorState
          title="Could not check the e-invoice"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !currentData ? (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      ) : gaps.length > 0 ? (
        <Gaps gaps={gaps} clientId={currentData.clientId} />
      ) : (
        <EInvoiceForm document={document} check={currentData} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Gaps({ gaps, clientId }: { gaps: readonly EInvoiceGap[]; clientId: number }) {
  const places = { seller: '/profile', buyer: `/jobs/clients/${clientId}`, document: null };
  const words = { seller: 'Complete your company', buyer: 'Complete the client', document: '' };
  return (
    <Alert
      type="warning"
      showIcon
      title="It cannot go as an e-invoice yet"
      description={
        <ul className="finance-gaps">
          {gaps.map(({ of, text }) => {
            const place = places[of];
            return (
              <li key={text}>
                {text} {place && <Link to={place}>{words[of]}</Link>}
              </li>
            );
          })}
        </ul>
      }
    />
  );
}

interface Values {
  reference: string;
  order: string;
}

function EInvoiceForm({ document, check, onClose }: { document: EDocument; check: EInvoiceCheck; onClose: () => void }) {
  const notify = useNotify();
  const save = async ({ reference = '', order = '' }: Values) => {
    const answer = await fetch(einvoiceAddress(document, { reference, order }));
    if (!answer.ok) throw new Error('The e-invoice could not be made. Please try again.');
    saveFile(await answer.blob(), check.fileName);
    notify.success({ title: 'E-invoice exported', description: check.fileName });
    onClose();
  };
  return (
    <EntryForm<Values>
      initialValues={{ reference: check.reference, order: '' }}
      saveLabel="Export XML"
      savingLabel="Exporting..."
      onSave={save}
      onCancel={onClose}
    >
      <p>
        <Text>
          An XML file in the form of Peppol PINT A-NZ. Hand it to your Peppol access point, or to the client where they take
          files.
        </Text>
      </p>
      <TextField
        name="reference"
        label="Reference of the client"
        help="The person or department that ordered. This or an order number is needed."
        dependencies={['order']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule: unknown, value?: string) =>
              value?.trim() || String(getFieldValue('order') ?? '').trim()
                ? Promise.resolve()
                : Promise.reject(new Error('Please enter a reference or an order number')),
          }),
        ]}
        input={{ maxLength: 100, autoComplete: 'off' }}
      />
      <TextField name="order" label="Order number" input={{ maxLength: 100, autoComplete: 'off' }} />
    </EntryForm>
  );
}
