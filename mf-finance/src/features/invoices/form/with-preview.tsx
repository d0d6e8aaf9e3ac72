import { Segmented, useIsPhone } from '@dwang/kit';
import { type ReactNode, useState } from 'react';
import './with-preview.css';

/** A form with the picture of what it makes: beside it on a desk, in its place on a phone. */
export function WithPreview({ preview, children }: { preview: ReactNode; children: ReactNode }) {
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
            {preview}
          </aside>
        )}
      </div>
    </>
  );
}
