import { concreteBags, SOLID_SHAPES } from '@dwang/domain/shapes';
import { FilterField, Stack, Text } from '@dwang/kit';
import { Select } from '@dwang/kit/form';
import { useState } from 'react';
import { volumeDraft } from './shape-draft';
import { ShapeSheet } from './shape-sheet';

const BAGS = [20, 25, 30, 40] as const;

/** Volume of one solid or many, also as bags of concrete. */
export default function VolumeTool() {
  const [kg, setKg] = useState<number>(BAGS[0]);
  return (
    <ShapeSheet
      kinds={SOLID_SHAPES}
      unit="m³"
      decimals={3}
      draftOf={(sheet) => volumeDraft(sheet, kg)}
      more={({ withAllowance }) => (
        <Stack gap={1}>
          <FilterField label="Bag of concrete">
            {(id) => (
              <Select<number>
                id={id}
                aria-label="Bag of concrete"
                value={kg}
                onChange={setKg}
                options={BAGS.map((size) => ({ value: size, label: `${size} kg` }))}
              />
            )}
          </FilterField>
          <Text>
            {concreteBags(withAllowance, kg)} bags of {kg} kg, or {Math.round(withAllowance * 1000)} litres
          </Text>
          <Text rank="secondary">At 108 bags of 20 kg to the cubic metre. The bag says its own yield.</Text>
        </Stack>
      )}
    />
  );
}
