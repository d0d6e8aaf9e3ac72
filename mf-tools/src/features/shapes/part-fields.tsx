import type { ShapeKind } from '@dwang/domain/shapes';
import { parseLength } from '@dwang/domain/units';
import { Button, DeleteIcon, StatusTag } from '@dwang/kit';
import { Input, NumberInput, Select } from '@dwang/kit/form';
import { type ReactNode, useId } from 'react';
import type { TypedPart } from './sheet';

interface PartFieldsProps {
  /** `Shape 2`. */
  name: string;
  part: TypedPart;
  kinds: readonly ShapeKind[];
  onChange: (next: Partial<TypedPart>) => void;
  onRemove?: () => void;
}

/** One shape: its kind, its sizes, how often. */
export function PartFields({ name, part, kinds, onChange, onRemove }: PartFieldsProps) {
  const { kind, sizes, count, isCut } = part;
  return (
    <fieldset className="tools-shapes-part">
      <legend className="dwang-hidden">{name}</legend>
      <div className="tools-shapes-head">
        <Select
          aria-label={`${name}: kind`}
          value={kind.id}
          options={kinds.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id) => onChange({ kind: kinds.find((one) => one.id === id) ?? kind })}
        />
        {isCut && <StatusTag tone="warn">Cut out</StatusTag>}
        {onRemove && (
          <Button type="text" icon={<DeleteIcon aria-hidden />} aria-label={`Remove ${name.toLowerCase()}`} onClick={onRemove} />
        )}
      </div>
      <div className="tools-shapes-sizes">
        {kind.sizes.map(({ id, label }) => (
          <Size key={id} label={label} typed={sizes[id] ?? ''} onType={(text) => onChange({ sizes: { ...sizes, [id]: text } })} />
        ))}
        <Labelled label="How many">
          {(id) => (
            <NumberInput
              id={id}
              min={1}
              max={999}
              decimals={0}
              value={count}
              onChange={(value) => value !== null && onChange({ count: value })}
            />
          )}
        </Labelled>
      </div>
    </fieldset>
  );
}

function Size({ label, typed, onType }: { label: string; typed: string; onType: (text: string) => void }) {
  const metres = parseLength(typed, 'm');
  const isWrong = typed.trim() !== '' && (metres === null || metres < 0);
  return (
    <Labelled label={label} fault={isWrong ? 'Please enter a length' : null}>
      {(id) => (
        <Input
          id={id}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          suffix={/[a-z'"]/i.test(typed) ? undefined : 'm'}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-fault` : undefined}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Labelled>
  );
}

function Labelled({ label, fault, children }: { label: string; fault?: string | null; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="tools-shapes-size">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {fault && (
        <span id={`${id}-fault`} className="tools-shapes-fault">
          {fault}
        </span>
      )}
    </div>
  );
}
