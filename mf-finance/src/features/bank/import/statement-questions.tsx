import type { DayOrder, StatementReport } from '@dwang/contracts';
import { Alert, Button } from '@dwang/kit';
import { Input, Select } from '@dwang/kit/form';
import { useId } from 'react';
import type { useStatement } from './use-statement';

interface StatementQuestionsProps {
  report: StatementReport;
  statement: ReturnType<typeof useStatement>;
}

/** What stands in the way of the import, what a person should look at, and how it is decided. */
export function StatementQuestions({ report, statement }: StatementQuestionsProps) {
  const { asksColumns, counts } = report;
  if (asksColumns) return <Alert type="warning" showIcon title="Please say which columns hold the date and the amount." />;
  const { leavesOutRefused } = statement.choices;
  const isNothing = Object.entries(counts).every(([outcome, count]) => count === 0 || outcome === 'known' || outcome === 'out');
  return (
    <>
      <DaysQuestion report={report} disabled={statement.isLoading} onChange={statement.setDayOrder} />
      {report.lacksAccount && <AccountQuestion accounts={report.accounts} onSay={statement.setAccount} />}
      {counts.asked > 0 && !leavesOutRefused && <InOutQuestion report={report} statement={statement} />}
      {counts.refused > 0 && !leavesOutRefused && (
        <Alert
          type="warning"
          showIcon
          title={`${linesOf(counts.refused)} cannot be read.`}
          action={<Button onClick={statement.leaveOut}>Leave out</Button>}
        />
      )}
      {counts.alike > 0 && <AlikeAdvice count={counts.alike} onBring={statement.bringAlike} />}
      {isNothing && report.dayOrderBy !== 'none' && (
        <Alert type="info" showIcon title="Nothing new: no line in this file is money that came in and is not here yet." />
      )}
    </>
  );
}

const linesOf = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

const ORDERS: { value: DayOrder; label: string }[] = [
  { value: 'dayFirst', label: 'Day first: 3/11 is 3 November' },
  { value: 'monthFirst', label: 'Month first: 3/11 is 11 March' },
];

interface DaysQuestionProps {
  report: StatementReport;
  disabled: boolean;
  onChange: (order: DayOrder) => void;
}

/** Only where the days of the file do not tell their order themselves. */
function DaysQuestion({ report: { dayOrder, dayOrderBy }, disabled, onChange }: DaysQuestionProps) {
  const id = useId();
  if (dayOrderBy === 'file') return null;
  return (
    <>
      {dayOrder === null && (
        <Alert type="warning" showIcon title="Some dates have the day first and some the month. Please say which is right." />
      )}
      <div className="bank-question">
        <label htmlFor={id}>How dates are written</label>
        <Select<DayOrder>
          id={id}
          options={ORDERS}
          value={dayOrder}
          disabled={disabled}
          onChange={onChange}
          placeholder="Choose"
        />
      </div>
    </>
  );
}

/** Without it a payment that came into two accounts alike would be taken for one. */
function AccountQuestion({ accounts, onSay }: { accounts: readonly string[]; onSay: (account: string) => void }) {
  const id = useId();
  return (
    <div className="bank-question">
      <label htmlFor={id}>
        Account of this statement
        <span className="bank-beside">The file does not say. Name it if you import more than one account.</span>
      </label>
      <Input
        id={id}
        list={`${id}-known`}
        maxLength={60}
        placeholder="Number or name"
        onBlur={({ target }) => onSay(target.value.trim())}
        onPressEnter={({ currentTarget }) => onSay(currentTarget.value.trim())}
      />
      <datalist id={`${id}-known`}>
        {accounts.map((account) => (
          <option key={account} value={account} />
        ))}
      </datalist>
    </div>
  );
}

/** Where no column says which way the money went, neither the types nor the balances tell. Each line can also be answered by itself. */
function InOutQuestion({ report, statement }: StatementQuestionsProps) {
  const { format, columns, counts } = report;
  const hasType = format === 'ofx' || columns.some(({ use }) => use === 'direction');
  const why = hasType
    ? 'the sign of the amount and the type contradict one another'
    : 'the amounts have no sign, and neither a type nor a balance tells';
  return (
    <Alert
      type="warning"
      showIcon
      title={`Of ${linesOf(counts.asked)} it is not clear whether the money came in: ${why}.`}
      description={
        <div className="bank-answers">
          <Button onClick={() => statement.setInOutBy('sign')}>
            {hasType ? 'Go by the sign' : counts.asked === 1 ? 'It came in' : 'All came in'}
          </Button>
          {hasType && <Button onClick={() => statement.setInOutBy('type')}>Go by the type</Button>}
          <Button onClick={statement.leaveOut}>Leave out</Button>
        </div>
      }
    />
  );
}

/** Lines that are probably here already are left out, unless the person knows better. */
function AlikeAdvice({ count, onBring }: { count: number; onBring: () => void }) {
  return (
    <Alert
      type="info"
      showIcon
      title={`${linesOf(count)} ${count === 1 ? 'is' : 'are'} probably in already and left out. What each was taken for stands below.`}
      action={<Button onClick={onBring}>{count === 1 ? 'Import too' : 'Import all'}</Button>}
    />
  );
}
