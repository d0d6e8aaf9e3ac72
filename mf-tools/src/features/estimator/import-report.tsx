import type { ImportedPrice, PriceImportReport } from '@dwang/contracts';
import {
  Button,
  formatCount,
  formatMoney,
  ItemList,
  ItemRow,
  Stack,
  StatusTag,
  SummaryCard,
  SummaryCards,
  Text,
  type Tone,
} from '@dwang/kit';

const OUTCOMES: Record<ImportedPrice['outcome'], { label: string; tone: Tone }> = {
  new: { label: 'New', tone: 'good' },
  changed: { label: 'Changed', tone: 'calm' },
  same: { label: 'As before', tone: 'neutral' },
  skipped: { label: 'Left out', tone: 'neutral' },
  refused: { label: 'Cannot be read', tone: 'bad' },
};

/** What becomes of each price, those first that need a person. */
export function ImportReport({
  report: { counts, lines, isDone },
  onLeaveOut,
}: {
  report: PriceImportReport;
  onLeaveOut: () => void;
}) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Stack>
      <SummaryCards label={isDone ? 'Imported' : 'What would be done'}>
        <SummaryCard label="New" figure={formatCount(counts.new)} tone="good" />
        <SummaryCard label="Changed" figure={formatCount(counts.changed)} tone="calm" />
        <SummaryCard label="As before" figure={formatCount(counts.same)} />
        <SummaryCard
          label={counts.refused > 0 ? 'Cannot be read' : 'Left out'}
          figure={formatCount(counts.refused + counts.skipped)}
          tone={counts.refused > 0 ? 'bad' : 'neutral'}
        />
      </SummaryCards>
      {counts.refused > 0 && (
        <div>
          <Button onClick={onLeaveOut}>Leave out what cannot be read</Button>
        </div>
      )}
      <ItemList label="Prices">
        {lines.map(({ line, outcome, name, unit, code, price, before, reason }) => (
          <ItemRow
            key={line}
            title={name || 'No name'}
            text={[`Line ${line}`, code, unit, reason].filter(Boolean).join(' · ')}
            figure={outcome === 'refused' ? undefined : formatMoney(price)}
            figureText={
              <>
                {before !== null && `was ${formatMoney(before)} `}
                <StatusTag tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</StatusTag>
              </>
            }
          />
        ))}
      </ItemList>
      {all > lines.length && <Text rank="secondary">{formatCount(all - lines.length)} more rows are not shown here.</Text>}
    </Stack>
  );
}
