import type { TimeGridCell } from '@dwang/contracts';
import { Link } from '@dwang/kit';
import { LockIcon } from '@dwang/kit/data';
import { DURATION_REFUSED } from '@dwang/kit/form';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { cellText, readCell } from './cell-text';
import { LOCK_REASONS } from './lock-reasons';

export interface GridCellProps {
  cell: TimeGridCell;
  /** Row and column in the sheet. */
  place: readonly [row: number, column: number];
  /** `Smith deck, Mon 2 Mar`. */
  label: string;
  /** The address of the cell's entries in the list. */
  listTo: string;
  /** Saves; answers why not, or null. */
  onSet: (seconds: number) => Promise<string | null>;
}

/** A cell of the sheet: typed in, or, where its time is locked or made of several entries, a way to those. */
export function GridCell(props: GridCellProps) {
  const { cell, place, label, listTo } = props;
  if (cell.lock === null) return <TypedCell {...props} />;
  const reason = LOCK_REASONS[cell.lock];
  const name = `${label}: ${cellText(cell.seconds) || 'no time'}. ${reason}`;
  const inside = (
    <>
      {cell.lock !== 'several' && <LockIcon aria-hidden />}
      {cellText(cell.seconds)}
    </>
  );
  return cell.entries === 0 ? (
    <input
      className="time-cell time-cell-locked"
      data-cell={place.join(' ')}
      readOnly
      value=""
      aria-label={name}
      title={reason}
    />
  ) : (
    <Link className="time-cell time-cell-locked" data-cell={place.join(' ')} to={listTo} aria-label={name} title={reason}>
      {inside}
    </Link>
  );
}

function TypedCell({ cell, place, label, onSet }: GridCellProps) {
  const faultId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const save = async () => {
    if (typed === null) return;
    const seconds = readCell(typed);
    if (seconds === null) return setFault(DURATION_REFUSED);
    if (seconds !== cell.seconds) {
      const reason = await onSet(seconds);
      if (reason) return setFault(reason);
    }
    setTyped(null);
    setFault(null);
  };
  const giveUp = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || typed === null) return;
    event.stopPropagation();
    setTyped(null);
    setFault(null);
  };
  return (
    <>
      <input
        className="time-cell"
        data-cell={place.join(' ')}
        aria-label={label}
        aria-invalid={fault !== null}
        aria-describedby={fault ? faultId : undefined}
        autoComplete="off"
        placeholder="–"
        value={typed ?? cellText(cell.seconds)}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(null);
        }}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
        onBlur={() => void save()}
        onKeyDown={giveUp}
      />
      {fault && (
        <span className="time-cell-fault" id={faultId} role="alert">
          {fault}
        </span>
      )}
    </>
  );
}
