import './bank.css';
import type { BankLineState } from '@dwang/contracts';
import { Button, formatDay, formatMoney, Page, SummaryCard, SummaryCards, useSearchParams } from '@dwang/kit';
import { Tabs, UploadIcon } from '@dwang/kit/data';
import { lazy, Suspense, useState } from 'react';
import { FinanceRooms } from '../../rooms/finance-rooms';
import { BankList } from './bank-list';
import { useBankRows } from './use-bank-rows';
import { useFileDrop } from './use-file-drop';

const ImportDialog = lazy(() => import('./import/import-dialog'));

const TABS: { key: BankLineState; label: string }[] = [
  { key: 'new', label: 'To match' },
  { key: 'matched', label: 'Matched' },
  { key: 'ignored', label: 'Ignored' },
];

/** /bank: the statements of the bank, line by line. */
export function BankScreen() {
  const [params, setParams] = useSearchParams();
  const state = TABS.find(({ key }) => key === params.get('state'))?.key ?? 'new';
  const [isImporting, setIsImporting] = useState(false);
  const [dropped, setDropped] = useState<File | null>(null);
  useFileDrop((file) => {
    setDropped(file);
    setIsImporting(true);
  });
  const { totals } = useBankRows(state);
  const start = () => {
    setDropped(null);
    setIsImporting(true);
  };
  const importButton = (
    <Button type="primary" icon={<UploadIcon aria-hidden />} onClick={start}>
      Import statement
    </Button>
  );
  return (
    <Page
      title="Bank"
      subtitle={totals?.lastDay ? `Statements are in up to ${formatDay(totals.lastDay)}` : 'Match what came in to your invoices'}
      filters={<FinanceRooms />}
      action={importButton}
    >
      <BankCards state={state} />
      <Tabs
        activeKey={state}
        onChange={(key) => setParams(key === 'new' ? {} : { state: key }, { replace: true })}
        items={TABS.map((tab) => ({
          ...tab,
          children:
            tab.key === state ? (
              <BankList key={state} state={state} empty={emptyOf(state, totals?.lastDay ?? null, start)} />
            ) : null,
        }))}
      />
      {isImporting && (
        <Suspense>
          <ImportDialog key={dropped?.lastModified ?? 0} first={dropped} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </Page>
  );
}

function BankCards({ state }: { state: BankLineState }) {
  const { totals, error } = useBankRows(state);
  const card = (key: BankLineState, label: string, tone: 'warn' | 'good') => (
    <SummaryCard
      label={label}
      tone={tone}
      loading={!totals && !error}
      figure={formatMoney(totals?.[key].amount)}
      hint={totals ? `${totals[key].count} ${totals[key].count === 1 ? 'line' : 'lines'}` : 'Not available now'}
    />
  );
  return (
    <SummaryCards label="Bank totals">
      {card('new', 'To match', 'warn')}
      {card('matched', 'Matched', 'good')}
    </SummaryCards>
  );
}

function emptyOf(state: BankLineState, lastDay: string | null, onImport: () => void) {
  if (state === 'matched') return { text: 'Nothing matched yet.', hint: 'Lines that pay invoices are listed here.' };
  if (state === 'ignored')
    return { text: 'Nothing ignored.', hint: 'Lines that pay no invoice, such as interest, can be ignored.' };
  if (lastDay) return { text: 'All matched.', hint: 'Import the next statement when there is one.' };
  return {
    text: 'No bank lines yet.',
    hint: 'Export a statement from your bank as CSV or OFX and import it here, or drop the file on this page.',
    action: <Button onClick={onImport}>Import statement</Button>,
  };
}
