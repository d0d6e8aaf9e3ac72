import type { ClientStatement } from '@dwang/contracts';
import { Button, Dropdown } from '@dwang/kit';
import { ExportIcon } from '@dwang/kit/data';
import { type ExportColumn, fileOf, saveFile } from '@dwang/kit/export';
import { statementFileName, unprintableNotice } from '@dwang/papers/words';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { documentPdf } from '../../pdf/document-pdf';

type Line = Pick<ClientStatement['lines'][number], 'day' | 'text' | 'amount' | 'balance'>;

const COLUMNS: ExportColumn<Line>[] = [
  { title: 'Date', kind: 'day', value: ({ day }) => day },
  { title: 'What', value: ({ text }) => text },
  { title: 'Amount', kind: 'money', value: ({ amount }) => amount },
  { title: 'Balance', kind: 'money', value: ({ balance }) => balance },
];

/** The statement as a PDF, or its lines as CSV. */
export function StatementExport({ statement }: { statement: ClientStatement }) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const run = async (noun: 'PDF' | 'CSV', make: () => Promise<{ file: Blob; name: string }>) => {
    setBusy(true);
    try {
      const { file, name } = await make();
      saveFile(file, name);
      notify.success({ title: `${noun} exported`, description: name });
    } catch {
      notify.error({ title: 'Export failed', description: `There was a problem generating your ${noun}.` });
    } finally {
      setBusy(false);
    }
  };
  const name = statementFileName(statement);
  const pdf = () =>
    run('PDF', async () => {
      const file = await documentPdf({ kind: 'statement', statement });
      const unprintable = unprintableNotice(statement);
      if (unprintable) notify.warning(unprintable);
      return { file, name };
    });
  const csv = () =>
    run('CSV', () => fileOf({ name: name.replace(/\.pdf$/, ''), columns: COLUMNS, rows: rowsOf(statement), format: 'csv' }));
  const items = [
    { key: 'pdf', label: 'Export PDF', onClick: () => void pdf() },
    { key: 'csv', label: 'Export CSV', onClick: () => void csv() },
  ];
  return (
    <Dropdown menu={{ items }} disabled={isBusy}>
      <Button icon={<ExportIcon aria-hidden />} loading={isBusy}>
        Export
      </Button>
    </Dropdown>
  );
}

async function* rowsOf({ from, to, opening, closing, lines }: ClientStatement): AsyncIterable<Line> {
  yield { day: from, text: 'Opening balance', amount: '', balance: opening };
  yield* lines;
  yield { day: to, text: 'Closing balance', amount: '', balance: closing };
}
