import type { WallOpening } from '@dwang/domain/models';
import { AddIcon, Button, DeleteIcon, Row } from '@dwang/kit';
import { NumberInput } from '@dwang/kit/form';
import { useId } from 'react';
import { nextOpening } from './opening-text';

interface OpeningsFieldProps {
  openings: readonly WallOpening[];
  problem?: string | undefined;
  onChange: (openings: readonly WallOpening[]) => void;
}

/** Doors and windows of a wall: as framed, in millimetres from the left end and the bottom. */
export function OpeningsField({ openings, problem, onChange }: OpeningsFieldProps) {
  const change = (at: number, next: WallOpening) => onChange(openings.map((one, index) => (index === at ? next : one)));
  const add = (kind: WallOpening['kind']) => onChange([...openings, nextOpening(kind, openings)]);
  return (
    <fieldset className="models-openings">
      <legend>Openings</legend>
      {openings.map((opening, at) => (
        <OpeningRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an opening has no name but its place in the row
          key={`${opening.kind}-${at}`}
          opening={opening}
          at={at + 1}
          onChange={(next) => change(at, next)}
          onRemove={() => onChange(openings.filter((_, index) => index !== at))}
        />
      ))}
      {problem && (
        <p className="tools-typed-problem" role="alert">
          {problem}
        </p>
      )}
      <Row>
        <Button icon={<AddIcon aria-hidden />} onClick={() => add('door')}>
          Door
        </Button>
        <Button icon={<AddIcon aria-hidden />} onClick={() => add('window')}>
          Window
        </Button>
      </Row>
    </fieldset>
  );
}

interface OpeningRowProps {
  opening: WallOpening;
  at: number;
  onChange: (opening: WallOpening) => void;
  onRemove: () => void;
}

const PLACES = [
  ['left', 'From left'],
  ['width', 'Width'],
  ['head', 'Head'],
  ['sill', 'Sill'],
] as const;

function OpeningRow({ opening, at, onChange, onRemove }: OpeningRowProps) {
  const name = `${opening.kind === 'door' ? 'Door' : 'Window'} ${at}`;
  return (
    <fieldset className="models-opening" aria-label={name}>
      <div className="models-opening-head">
        <span>{name}</span>
        <Button type="text" size="small" aria-label={`Remove ${name}`} icon={<DeleteIcon aria-hidden />} onClick={onRemove} />
      </div>
      <div className="models-opening-places">
        {PLACES.filter(([place]) => place !== 'sill' || opening.kind === 'window').map(([place, label]) => (
          <WholeField
            key={place}
            label={label}
            value={opening[place]}
            onChange={(value) => onChange({ ...opening, [place]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Millimetres; what is not yet a number stays in the field and changes nothing. */
function WholeField({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div className="tools-typed-field">
      <label htmlFor={id}>{label}</label>
      <NumberInput
        id={id}
        unit="mm"
        min={0}
        max={99_999}
        decimals={0}
        value={value}
        onChange={(next) => next !== null && onChange(next)}
      />
    </div>
  );
}
