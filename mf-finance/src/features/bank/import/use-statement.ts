import { errorText } from '@dwang/client';
import type { BankColumn, DayOrder, InOutBy, StatementReport } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useImportStatementMutation, useUndoImportMutation } from '../../../api/bank';

interface Choices {
  /** Null until changed: the server reads them from the headings. */
  columns: BankColumn[] | null;
  dayOrder: DayOrder | null;
  inOutBy: InOutBy | null;
  leavesOutRefused: boolean;
  account: string;
  bringsAlike: boolean;
  /** Lines to be brought although they are known, by their `entry`. */
  brought: readonly number[];
}

const NO_CHOICES: Choices = {
  ...{ columns: null, dayOrder: null, inOutBy: null, leavesOutRefused: false },
  ...{ account: '', bringsAlike: false, brought: [] },
};

const queryOf = (choices: Choices, isDry: boolean) => ({
  dryRun: String(isDry),
  ...(choices.columns && { columns: choices.columns.join(',') }),
  ...(choices.dayOrder && { dayOrder: choices.dayOrder }),
  ...(choices.inOutBy && { inOutBy: choices.inOutBy }),
  ...(choices.leavesOutRefused && { leaveOutRefused: 'true' }),
  ...(choices.account && { account: choices.account }),
  ...(choices.bringsAlike && { bringAlike: 'true' }),
  ...(choices.brought.length > 0 && { bring: choices.brought.join(',') }),
});

/** A chosen file, what the server makes of it, and its import. */
export function useStatement() {
  const notify = useNotify();
  const [send, { isLoading }] = useImportStatementMutation();
  const [undoImport] = useUndoImportMutation();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<StatementReport | null>(null);
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (chosen: File, next: Choices, isDry: boolean): Promise<StatementReport | null> => {
    setProblem(null);
    setChoices(next);
    try {
      const answer = await send({ file: chosen, query: queryOf(next, isDry) }).unwrap();
      if (isDry) setReport(answer);
      return answer;
    } catch (error) {
      setProblem(errorText(error, 'Please try again.'));
      return null;
    }
  };
  const takeBack = async (importId: number) => {
    try {
      await undoImport(importId).unwrap();
    } catch (error) {
      notify.error({ title: 'Could not undo the import', description: errorText(error, 'Please try again.') });
    }
  };

  const look = (changed: Partial<Choices>) => void (file && run(file, { ...choices, ...changed }, true));

  return {
    file,
    report,
    problem,
    isLoading,
    choices,
    choose: (chosen: File) => {
      setFile(chosen);
      setReport(null);
      void run(chosen, NO_CHOICES, true);
    },
    // Other columns or days are other lines, of which nothing is decided yet.
    setColumns: (columns: BankColumn[]) => look({ ...NO_CHOICES, account: choices.account, columns }),
    setDayOrder: (dayOrder: DayOrder) => look({ dayOrder, leavesOutRefused: false, brought: [] }),
    setInOutBy: (inOutBy: InOutBy) => look({ inOutBy }),
    setAccount: (account: string) => account !== choices.account && look({ account }),
    leaveOut: () => setChoices({ ...choices, leavesOutRefused: true }),
    bringAlike: () => look({ bringsAlike: true }),
    bringLine: (entry: number, isBrought: boolean) => {
      const others = choices.brought.filter((one) => one !== entry);
      look({ brought: isBrought ? [...others, entry] : others });
    },
    /** Answers whether it is done. */
    bring: async (): Promise<boolean> => {
      const done = file && (await run(file, choices, false));
      if (!done) return false;
      const { importId, counts } = done;
      notify.success({
        title: counts.new === 1 ? '1 bank line imported' : `${counts.new} bank lines imported`,
        ...(importId !== null && { action: { label: 'Undo', run: () => void takeBack(importId) } }),
      });
      return true;
    },
  };
}
