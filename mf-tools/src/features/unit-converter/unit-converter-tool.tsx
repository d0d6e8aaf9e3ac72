import { useGetPreferencesQuery } from '@dwang/client';
import { convert, figure, parseFigure, QUANTITIES, type Quantity, tapeInches, type Unit } from '@dwang/domain/units';
import { Button, FilterField, Stack, Text } from '@dwang/kit';
import { Input, Select } from '@dwang/kit/form';
import { useState } from 'react';
import { SaveResult } from '../../results';
import { AllUnits } from './all-units';
import { conversionDraft } from './conversion-draft';
import './unit-converter.css';

/** What is typed, on which side; the other side is worked out. */
interface Typed {
  text: string;
  side: 0 | 1;
}

/** Any unit of a quantity in any other, both ways at once. */
export default function UnitConverterTool() {
  const [quantity, setQuantity] = useState<Quantity>(QUANTITIES[0] as Quantity);
  return (
    <Stack>
      <FilterField label="Quantity">
        {(id) => (
          <Select
            id={id}
            aria-label="Quantity"
            value={quantity.id}
            options={QUANTITIES.map((one) => ({ value: one.id, label: one.title }))}
            onChange={(next) => setQuantity(QUANTITIES.find((one) => one.id === next) ?? quantity)}
          />
        )}
      </FilterField>
      <Converter key={quantity.id} quantity={quantity} />
    </Stack>
  );
}

function Converter({ quantity }: { quantity: Quantity }) {
  const { data: preferences } = useGetPreferencesQuery();
  const unitOf = (id: string) => quantity.units.find((unit) => unit.id === id) ?? (quantity.units[0] as Unit);
  const usual = preferences?.units === 'imperial' ? quantity.initial.toReversed() : quantity.initial;
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [typed, setTyped] = useState<Typed>({ text: '1', side: 0 });
  const [from, to] = (chosen ?? usual).map(unitOf) as [Unit, Unit];
  const sides = [from, to] as const;
  const { side } = typed;
  const value = parseFigure(typed.text, sides[side].id === 'in');
  const other = value === null ? null : convert(value, sides[side], sides[side === 0 ? 1 : 0]);
  const shownAt = (at: 0 | 1): string => (at === side ? typed.text : other === null ? '' : figure(other));
  const choose = (at: 0 | 1, id: string) => setChosen(at === 0 ? [id, to.id] : [from.id, id]);
  return (
    <>
      {([0, 1] as const).map((at) => (
        <Side
          key={at}
          label={at === 0 ? 'From' : 'To'}
          units={quantity.units}
          unit={sides[at]}
          text={shownAt(at)}
          onType={(text) => setTyped({ text, side: at })}
          onUnit={(id) => choose(at, id)}
        />
      ))}
      <div className="tools-units-foot">
        <Button onClick={() => setChosen([to.id, from.id])}>Swap units</Button>
        <SaveResult
          draft={value === null || other === null ? null : conversionDraft(value, sides[side], other, sides[side === 0 ? 1 : 0])}
        />
      </div>
      <div role="status">
        {value === null && typed.text.trim() !== '' && <Text>Type a number, or a fraction such as 3/8 or 1 3/8.</Text>}
      </div>
      {value !== null && <AllUnits units={quantity.units} value={value} from={sides[side]} />}
    </>
  );
}

interface SideProps {
  label: string;
  units: readonly Unit[];
  unit: Unit;
  text: string;
  onType: (text: string) => void;
  onUnit: (id: string) => void;
}

function Side({ label, units, unit, text, onType, onUnit }: SideProps) {
  const value = unit.id === 'in' ? parseFigure(text, true) : null;
  return (
    <div className="tools-units-side">
      <Input
        aria-label={label}
        value={text}
        onChange={(event) => onType(event.target.value)}
        inputMode={unit.id === 'in' ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={40}
      />
      <Select
        aria-label={`Unit, ${label.toLowerCase()}`}
        value={unit.id}
        onChange={onUnit}
        showSearch={{ optionFilterProp: 'label' }}
        options={units.map(({ id, symbol, name }) => ({ value: id, label: `${symbol} · ${name}` }))}
      />
      {value !== null && !Number.isInteger(value) && <Text rank="secondary">{`On the tape ${tapeInches(value)} in`}</Text>}
    </div>
  );
}
