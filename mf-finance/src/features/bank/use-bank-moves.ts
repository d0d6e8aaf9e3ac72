import { errorText } from '@dwang/client';
import type { BankLine, MatchBankLine } from '@dwang/contracts';
import { formatMoney } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useIgnoreBankLineMutation, useMatchBankLineMutation, useUndoBankLineMutation } from '../../api/bank';
import { invoicesText, payerOf } from './bank-words';

/** What a person does with bank lines; each can be undone. `settled` are lines that are done here but may still be in the list. */
export function useBankMoves() {
  const notify = useNotify();
  const [match] = useMatchBankLineMutation();
  const [ignore] = useIgnoreBankLineMutation();
  const [undo] = useUndoBankLineMutation();
  const [busy, setBusy] = useState<number | null>(null);
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set());

  const mark = (id: number, isSettled: boolean) =>
    setSettled((before) => {
      const next = new Set(before);
      if (isSettled) next.add(id);
      else next.delete(id);
      return next;
    });
  const run = async <Result>(line: BankLine, work: () => Promise<Result>, failure: string): Promise<Result | null> => {
    setBusy(line.id);
    try {
      const result = await work();
      mark(line.id, true);
      return result;
    } catch (error) {
      notify.error({ title: failure, description: errorText(error, 'Please try again.') });
      return null;
    } finally {
      setBusy(null);
    }
  };
  const takeBack = async (line: BankLine) => {
    try {
      await undo(line.id).unwrap();
      mark(line.id, false);
    } catch (error) {
      notify.error({ title: 'Could not undo', description: errorText(error, 'Please try again.') });
    }
  };
  const tell = (line: BankLine, title: string, description: string) =>
    notify.success({ title, description, action: { label: 'Undo', run: () => void takeBack(line) } });

  return {
    busy,
    settled,
    accept: async (line: BankLine, body: MatchBankLine) => {
      const done = await run(line, () => match({ id: line.id, body }).unwrap(), 'Could not match');
      if (done) tell(line, `${formatMoney(line.amount)} matched`, `${payerOf(line)} paid ${invoicesText(done.matches)}`);
      return done !== null;
    },
    ignore: async (line: BankLine) => {
      const done = await run(line, () => ignore(line.id).unwrap(), 'Could not ignore');
      if (done) tell(line, 'Line ignored', `${formatMoney(line.amount)} from ${payerOf(line)}`);
    },
    undo: async (line: BankLine) => {
      const done = await run(line, () => undo(line.id).unwrap(), 'Could not undo');
      if (done)
        notify.success({ title: 'Back in the list to match', description: `${formatMoney(line.amount)} from ${payerOf(line)}` });
    },
  };
}
