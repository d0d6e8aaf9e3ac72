import type { Calculator } from '@dwang/domain/calculators';
import { Button, formatDay, SectionCard, Stack, Text } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { AddToEstimate } from '../../../estimating';
import { SaveResult } from '../../../results';
import { useCalculatorAddresses } from '../addresses';
import { DrawingView } from './drawing-view';
import { FieldRow } from './field-row';
import { figureText } from './figure-text';
import { inputLines, outcomeDraft } from './outcome-draft';
import { MainAnswers, OtherAnswers, Warnings } from './outcome-view';
import { textOf, workOut } from './read-values';
import { ShareButtons } from './share-buttons';
import { useTyped } from './use-typed';
import './sheet.css';

/** A built-in calculator at work: what is typed at the left, what comes of it at once at the right. */
export function CalculatorSheet({ calculator }: { calculator: Calculator }) {
  const { projectId } = useCalculatorAddresses();
  const { typed, type, clear } = useTyped();
  const { outcome, problems, shown } = workOut(calculator, typed);
  const inputs = inputLines(shown, typed);
  const draft = outcome && outcomeDraft(calculator, outcome, inputs);
  return (
    <div className="tools-calc">
      <SectionCard
        title="Sizes"
        actions={
          <Button type="text" size="small" disabled={Object.keys(typed).length === 0} onClick={clear}>
            Start again
          </Button>
        }
      >
        <div className="tools-calc-fields">
          {shown.map((field) => (
            <FieldRow
              key={field.id}
              field={field}
              value={textOf(field, typed)}
              problem={problems[field.id]}
              onType={(text) => type(field.id, text)}
            />
          ))}
        </div>
        <div className="tools-calc-typed">
          <DetailList items={inputs.map((input) => ({ label: input.label, value: figureText(input), numeric: true }))} />
        </div>
      </SectionCard>
      <section className="tools-calc-top" aria-label="Result" aria-live="polite">
        {outcome ? (
          <MainAnswers answers={outcome.answers.filter(({ main }) => main)} />
        ) : (
          <p className="tools-calc-none">Please check the marked fields</p>
        )}
      </section>
      <SectionCard title="Details">
        <Stack>
          {outcome && (
            <>
              <Warnings warnings={outcome.warnings} />
              {outcome.drawing && <DrawingView drawing={outcome.drawing} />}
              <OtherAnswers answers={outcome.answers.filter(({ main }) => !main)} materials={outcome.materials} />
            </>
          )}
          <div className="tools-calc-actions">
            <SaveResult draft={draft} />
            {outcome && outcome.materials.length > 0 && <AddToEstimate materials={outcome.materials} projectId={projectId} />}
            <ShareButtons draft={draft} />
          </div>
          {calculator.notice && <Text>{calculator.notice}</Text>}
          <Text rank="secondary">
            Source: {calculator.source.text}. Checked {formatDay(calculator.source.asAt)}.
          </Text>
        </Stack>
      </SectionCard>
    </div>
  );
}
