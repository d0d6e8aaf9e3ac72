import type { CalculatorOutcome } from '@dwang/domain/calculators';
import { Alert, Heading } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { figureText } from './figure-text';

/** The answers that a person came for, large; the unit may stand under the number. */
export function MainAnswers({ answers }: Pick<CalculatorOutcome, 'answers'>) {
  return (
    <dl className="tools-calc-main">
      {answers.map((answer) => (
        <div key={answer.label}>
          <dt>{answer.label}</dt>
          <dd>{figureText(answer).replace('\u00a0', ' ')}</dd>
        </div>
      ))}
    </dl>
  );
}

export const Warnings = ({ warnings }: Pick<CalculatorOutcome, 'warnings'>) =>
  warnings.map((warning) => <Alert key={warning} type="warning" showIcon title={warning} />);

/** What else comes out, and what to buy. */
export function OtherAnswers({ answers, materials }: Pick<CalculatorOutcome, 'answers' | 'materials'>) {
  return (
    <>
      {answers.length > 0 && (
        <DetailList items={answers.map((answer) => ({ label: answer.label, value: figureText(answer), numeric: true }))} />
      )}
      {materials.length > 0 && (
        <section aria-label="Materials">
          <Heading level={3}>Materials</Heading>
          <DetailList
            items={materials.map(({ description, quantity, unit }) => ({
              label: description,
              value: figureText({ value: quantity, unit }),
              numeric: true,
            }))}
          />
        </section>
      )}
    </>
  );
}
