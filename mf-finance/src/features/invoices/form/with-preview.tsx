import type { Invoice } from '@dwang/contracts';
import { Segmented, useIsPhone } from '@dwang/kit';
import { type ReactNode, useState } from 'react';
import { InvoicePreview } from '../../../pdf/invoice-preview';
import { UnprintableAlert } from '../../../pdf/unprintable-alert';
import './with-preview.css';

/** A form with the picture of the invoice that it makes: beside it on a desk, in its place on a phone. */
export function WithPreview({ invoice, children }: { invoice: Invoice | undefined; children: ReactNode }) {
  const isPhone = useIsPhone();
  const [shown, setShown] = useState<'form' | 'preview'>('form');
  const isPreview = !isPhone || shown === 'preview';
  return (
    <>
      {isPhone && (
        <Segmented
          block
          aria-label="What is shown"
          options={[
            { value: 'form', label: 'Form' },
            { value: 'preview', label: 'Preview' },
          ]}
          value={shown}
          onChange={setShown}
        />
      )}
      <div className="finance-with-preview">
        <div hidden={isPhone && shown === 'preview'}>{children}</div>
        {isPreview && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          <aside className="finance-preview" aria-label="Preview" tabIndex={0}>
            <UnprintableAlert paper={invoice} />
            <InvoicePreview invoice={invoice} />
          </aside>
        )}
      </div>
    </>
  );
}
