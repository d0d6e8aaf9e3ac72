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
  bringsAlike: boolean;
}

const NO_CHOICES: Choices = { columns: null, dayOrder: null, inOutBy: null, leavesOutRefused: false, bringsAlike: false };

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
    const query = {
      dryRun: String(isDry),
      ...(next.columns && { columns: next.columns.join(',') }),
      ...(next.dayOrder && { dayOrder: next.dayOrder }),
      ...(next.inOutBy && { inOutBy: next.inOutBy }),
      ...(next.leavesOutRefused && { leaveOutRefused: 'true' }),
      ...(next.bringsAlike && { bringAlike: 'true' }),
    };
    try {
      const answer = await send({ file: chosen, query }).unwrap();
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
    setColumns: (columns: BankColumn[]) => void (file && run(file, { ...NO_CHOICES, columns }, true)),
    setDayOrder: (dayOrder: DayOrder) => void (file && run(file, { ...choices, dayOrder, leavesOutRefused: false }, true)),
    setInOutBy: (inOutBy: InOutBy) => void (file && run(file, { ...choices, inOutBy }, true)),
    leaveOut: () => setChoices({ ...choices, leavesOutRefused: true }),
    bringAlike: () => void (file && run(file, { ...choices, bringsAlike: true }, true)),
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
