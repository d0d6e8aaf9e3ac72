import type { QuoteLine } from '@dwang/contracts';
import { groupsOf } from '@dwang/domain';
import { Money } from '@dwang/kit';
import { Checkbox, Radio } from '@dwang/kit/form';
import type { GstMarked } from '@dwang/papers/words';
import type { ReactNode } from 'react';

interface PortalLinesProps {
  lines: readonly GstMarked<QuoteLine>[];
  /** The lines that are chosen; null once nothing can be chosen any more. */
  chosen: readonly number[] | null;
  onChoose: (chosen: readonly number[]) => void;
}

/** What is always included, then each choice of one, then the extras. */
export function PortalLines({ lines, chosen, onChoose }: PortalLinesProps) {
  const fixed = lines.filter(({ group, optional }) => group === '' && !optional);
  const extras = lines.filter(({ optional }) => optional);
  const isTaken = ({ id, selected }: QuoteLine) => chosen?.includes(id) ?? selected;
  const choose = (line: QuoteLine, others: readonly QuoteLine[]) => {
    const rest = (chosen ?? []).filter((id) => !others.some((other) => other.id === id));
    onChoose([...rest, line.id]);
  };
  const toggle = ({ id }: QuoteLine) => {
    const all = chosen ?? [];
    onChoose(all.includes(id) ? all.filter((other) => other !== id) : [...all, id]);
  };
  return (
    <>
      {fixed.length > 0 && (
        <Lines title="Included">
          {fixed.map((line) => (
            <Line key={line.id} line={line} isTaken />
          ))}
        </Lines>
      )}
      {groupsOf(lines).map((name) => {
        const options = lines.filter(({ group }) => group === name);
        return (
          <Lines key={name} title={chosen ? `${name}: choose one` : name}>
            {options.map((line) => (
              <Line key={line.id} line={line} isTaken={isTaken(line)}>
                <Radio
                  checked={isTaken(line)}
                  disabled={!chosen}
                  onChange={() => choose(line, options)}
                  name={`choice-${options[0]?.id}`}
                >
                  <Words line={line} />
                </Radio>
              </Line>
            ))}
          </Lines>
        );
      })}
      {extras.length > 0 && (
        <Lines title={chosen ? 'Extras: tick what you want' : 'Extras'}>
          {extras.map((line) => (
            <Line key={line.id} line={line} isTaken={isTaken(line)}>
              <Checkbox checked={isTaken(line)} disabled={!chosen} onChange={() => toggle(line)}>
                <Words line={line} />
              </Checkbox>
            </Line>
          ))}
        </Lines>
      )}
    </>
  );
}

function Lines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="portal-lines">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function Line({ line, isTaken, children }: { line: GstMarked<QuoteLine>; isTaken: boolean; children?: ReactNode }) {
  return (
    <div className={isTaken ? 'portal-line' : 'portal-line portal-line-left'}>
      {children ?? <Words line={line} />}
      <Money amount={line.amount} strong={isTaken} />
    </div>
  );
}

function Words({ line: { description, quantity, unit, mark } }: { line: GstMarked<QuoteLine> }) {
  const many = [Number(quantity) === 1 && !unit ? '' : String(Number(quantity)), unit].filter(Boolean).join(' ');
  return (
    <span className="portal-words">
      <span>{description}</span>
      <small>{[many, mark].filter(Boolean).join(' · ')}</small>
    </span>
  );
}
