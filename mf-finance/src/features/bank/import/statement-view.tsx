import type { StatementLineOut, StatementReport } from '@dwang/contracts';
import { Button, formatCount, formatDay, formatMoney, Money, StatusTag, SummaryCard, SummaryCards, type Tone } from '@dwang/kit';

const OUTCOMES: Record<StatementLineOut['outcome'], { label: string; tone: Tone }> = {
  new: { label: 'New', tone: 'good' },
  known: { label: 'In already', tone: 'neutral' },
  alike: { label: 'Probably in already', tone: 'warn' },
  out: { label: 'Money out, left out', tone: 'neutral' },
  asked: { label: 'In or out?', tone: 'warn' },
  refused: { label: 'Cannot be read', tone: 'bad' },
};

interface StatementViewProps {
  report: StatementReport;
  /** Lines that are brought although they are known, by their `entry`. */
  brought: readonly number[];
  onBring: (entry: number, isBrought: boolean) => void;
}

/** What was understood of a statement, line by line. */
export function StatementView({ report, brought, onBring }: StatementViewProps) {
  const { counts, lines, amount, from, to } = report;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const kind = report.bank ? `${report.bank} statement` : report.format === 'ofx' ? 'OFX statement' : 'CSV statement';
  return (
    <>
      <p>
        {kind}
        {from && to && `, ${formatDay(from)} to ${formatDay(to)}`}
      </p>
      <SummaryCards label="What would be done">
        <SummaryCard label="New" figure={formatCount(counts.new)} hint={formatMoney(amount)} tone="good" />
        <SummaryCard label="In already" figure={formatCount(counts.known + counts.alike)} hint="Not brought twice" />
        <SummaryCard label="Money out" figure={formatCount(counts.out)} hint="Left out" />
        <SummaryCard label="Cannot be read" figure={formatCount(counts.refused)} hint="See below" tone="bad" />
      </SummaryCards>
      <ul className="bank-preview" aria-label="Lines of the statement">
        {lines.map((line, index) => (
          <PreviewLine
            // biome-ignore lint/suspicious/noArrayIndexKey: an OFX file may have all on one line
            key={index}
            line={line}
            isBrought={brought.includes(line.entry ?? 0)}
            // Of a single one the question above the lines asks already.
            isOneOfMany={counts.asked > 1}
            onBring={onBring}
          />
        ))}
      </ul>
      {all > lines.length && <p className="bank-beside">{formatCount(all - lines.length)} more lines are not shown here.</p>}
    </>
  );
}

interface PreviewLineProps extends Pick<StatementViewProps, 'onBring'> {
  line: StatementLineOut;
  isBrought: boolean;
  isOneOfMany: boolean;
}

function PreviewLine({
  line: { line, entry, outcome, day, amount, payee, words, reason },
  isBrought,
  isOneOfMany,
  onBring,
}: PreviewLineProps) {
  const isAsked = outcome === 'asked' && isOneOfMany;
  const canBring = entry !== null && (isBrought || isAsked || outcome === 'known' || outcome === 'alike');
  const { label, tone } = OUTCOMES[outcome];
  return (
    <li>
      <span className="bank-came">
        <span>{outcome === 'refused' ? `Line ${line}` : payee || words || 'Unknown payer'}</span>
        <span className="bank-beside">{[day && formatDay(day), payee && words, reason].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="bank-preview-end">
        {amount !== null && <Money amount={amount} />}
        <StatusTag tone={tone}>{label}</StatusTag>
        {canBring && (
          <Button size="small" onClick={() => onBring(entry, !isBrought)}>
            {isBrought ? 'Leave out' : outcome === 'asked' ? 'It came in' : 'Import too'}
          </Button>
        )}
      </span>
    </li>
  );
}
