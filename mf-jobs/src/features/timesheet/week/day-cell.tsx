import { Button } from '@dwang/kit';
import { useEffect, useRef, useState } from 'react';
import { GridCell, type GridCellProps } from './grid-cell';

/** A quarter of an hour. Seconds. */
const STEP = 900;
/** Taps that follow one another so quickly are saved as one. Milliseconds. */
const PAUSE = 600;
const MOST = 24 * 3600;

/** A cell with steps at its sides, for thumbs. */
export function DayCell(props: GridCellProps) {
  const { cell, label, onSet } = props;
  const [wanted, setWanted] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<number | null>(null);
  const save = useRef(onSet);
  save.current = onSet;

  const send = async () => {
    const seconds = pending.current;
    pending.current = null;
    if (seconds !== null) await save.current(seconds);
    if (pending.current === null) setWanted(null);
  };
  const step = (by: number) => {
    const now = wanted ?? cell.seconds;
    const next = Math.min(MOST, Math.max(0, (by > 0 ? Math.floor(now / STEP) : Math.ceil(now / STEP)) * STEP + by));
    pending.current = next;
    setWanted(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), PAUSE);
  };
  const leave = useRef(send);
  leave.current = send;
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void leave.current();
    },
    [],
  );
  const shown = wanted === null ? cell : { ...cell, seconds: wanted };
  const isLocked = cell.lock !== null;
  return (
    <span className="time-stepper">
      <Button aria-label={`15 minutes less: ${label}`} disabled={isLocked || shown.seconds === 0} onClick={() => step(-STEP)}>
        −
      </Button>
      <GridCell {...props} cell={shown} />
      <Button aria-label={`15 minutes more: ${label}`} disabled={isLocked} onClick={() => step(STEP)}>
        +
      </Button>
    </span>
  );
}
