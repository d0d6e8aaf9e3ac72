import type { ShapeKind, ShapeSum } from '@dwang/domain/shapes';
import { AddIcon, Alert, Button, Row, Stack, Text } from '@dwang/kit';
import { NumberInput } from '@dwang/kit/form';
import { type ReactNode, useId, useState } from 'react';
import { AddToEstimate } from '../../estimating';
import { type ResultDraft, SaveResult } from '../../results';
import { PartFields } from './part-fields';
import { newPart, type Sheet, sheetOf, type TypedPart } from './sheet';
import { Sketch } from './sketch';
import './shapes.css';

interface ShapeSheetProps {
  /** To choose from; the first stands there at first. */
  kinds: readonly ShapeKind[];
  unit: 'm²' | 'm³';
  decimals: number;
  draftOf: (sheet: Sheet) => ResultDraft | null;
  /** Under the figures. */
  more?: (sum: ShapeSum) => ReactNode;
}

/** What is laid on top for waste, in per cent, until it is changed. */
const USUAL_ALLOWANCE = 10;

/** Shapes added and cut out, their sum, and a sketch of them to scale. */
export function ShapeSheet({ kinds, unit, decimals, draftOf, more }: ShapeSheetProps) {
  const [first] = kinds as [ShapeKind, ...ShapeKind[]];
  const [typed, setTyped] = useState<readonly TypedPart[]>(() => [newPart(first, false)]);
  const [allowance, setAllowance] = useState(USUAL_ALLOWANCE);
  const allowanceId = useId();
  const sheet = sheetOf(typed, allowance);
  const { added, cut, net, withAllowance } = sheet.sum;
  const draft = draftOf(sheet);
  const change = (id: string, next: Partial<TypedPart>) =>
    setTyped(typed.map((part) => (part.id === id ? { ...part, ...next } : part)));
  return (
    <Stack>
      <Text rank="secondary">Metres, or with a unit: 100 mm, 6 ft.</Text>
      {typed.map((part, index) => (
        <PartFields
          key={part.id}
          name={`Shape ${index + 1}`}
          part={part}
          kinds={kinds}
          onChange={(next) => change(part.id, next)}
          {...(typed.length > 1 ? { onRemove: () => setTyped(typed.filter(({ id }) => id !== part.id)) } : {})}
        />
      ))}
      <Row>
        <Button icon={<AddIcon aria-hidden />} onClick={() => setTyped([...typed, newPart(first, false)])}>
          Add a shape
        </Button>
        <Button onClick={() => setTyped([...typed, newPart(first, true)])}>Cut out a shape</Button>
      </Row>
      <div className="tools-shapes-allowance">
        <label htmlFor={allowanceId}>Allowance for waste</label>
        <NumberInput
          id={allowanceId}
          unit="%"
          min={0}
          max={100}
          value={allowance}
          onChange={(value) => value !== null && setAllowance(value)}
        />
      </div>
      {cut > added && <Alert type="warning" showIcon role="status" title="More is cut out than there is." />}
      <dl className="tools-shapes-figures" aria-live="polite">
        <div>
          <dt>{unit === 'm²' ? 'Area' : 'Volume'}</dt>
          <dd>
            {net.toFixed(decimals)} {unit}
          </dd>
        </div>
        <div className="tools-shapes-main">
          <dt>With {allowance} % allowance</dt>
          <dd>
            {withAllowance.toFixed(decimals)} {unit}
          </dd>
        </div>
      </dl>
      {net > 0 && more?.(sheet.sum)}
      {sheet.parts.length > 0 && <Sketch parts={sheet.parts} />}
      <Row>
        <SaveResult draft={draft} />
        {draft?.materials && <AddToEstimate materials={draft.materials} />}
      </Row>
    </Stack>
  );
}
