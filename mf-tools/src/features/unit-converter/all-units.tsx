import { convert, figure, type Unit } from '@dwang/domain/units';
import { Heading, Stack } from '@dwang/kit';

interface AllUnitsProps {
  units: readonly Unit[];
  value: number;
  from: Unit;
}

/** The same in every unit of the quantity. */
export function AllUnits({ units, value, from }: AllUnitsProps) {
  return (
    <Stack gap={2}>
      <Heading level={3}>In all units</Heading>
      <dl className="tools-units-all">
        {units.map((unit) => (
          <div key={unit.id}>
            <dt>{unit.name}</dt>
            <dd>
              {figure(convert(value, from, unit))} {unit.symbol}
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
