import './chips.css';
import { useDraggable } from '@dnd-kit/core';
import type { Synced } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { formatExactHours, formatTime } from '@dwang/kit';
import { LockIcon } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import type { KeyboardEvent } from 'react';
import { lockOf } from '../entry-lock';
import { resized } from './moved-entry';
import { useResize } from './use-resize';

interface EntryChipProps {
  entry: Synced<TimeEntry>;
  onOpen: () => void;
  /** Makes it so many seconds longer. */
  onResize: (by: number) => void;
}

const HUES = 8;
const hueOf = ({ projectId }: TimeEntry): string => `time-chip time-hue-${(projectId % HUES) + 1}`;

/** An entry in the calendar: dragged to another day, made longer by the handle at its end, opened by a press or Enter. */
export function EntryChip(props: EntryChipProps) {
  const lock = lockOf(props.entry);
  return lock ? <LockedChip entry={props.entry} lock={lock} /> : <MovableChip {...props} />;
}

function MovableChip({ entry, onOpen, onResize }: EntryChipProps) {
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({ id: entry.uid, data: entry });
  const { role: _role, tabIndex: _tabIndex, ...described } = attributes;
  const { by, handle, press } = useResize(onResize);
  const zone = useUser().company.timeZone;
  const duration = by === 0 ? entry.duration : (resized(entry, by).duration ?? entry.duration);
  const label = `${entry.projectName}, ${formatExactHours(duration)} from ${formatTime(entry.startTime, zone)}`;
  const keys = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!press(event)) listeners?.onKeyDown?.(event);
  };
  return (
    <span className={isDragging ? 'time-chip-place time-chip-gone' : 'time-chip-place'}>
      <button
        type="button"
        ref={setNodeRef}
        {...described}
        {...listeners}
        onKeyDown={keys}
        className={hueOf(entry)}
        data-entry={entry.uid}
        aria-label={label}
        onClick={onOpen}
      >
        <ChipInside entry={entry} duration={duration} />
      </button>
      <span className="time-chip-handle" title="Drag to make it longer or shorter" aria-hidden {...handle} />
    </span>
  );
}

function LockedChip({ entry, lock }: { entry: TimeEntry; lock: string }) {
  return (
    <span className={`${hueOf(entry)} time-chip-locked`} title={lock}>
      <LockIcon aria-hidden />
      <ChipInside entry={entry} duration={entry.duration} />
      <span className="dwang-hidden">, {lock}</span>
    </span>
  );
}

/** What a chip shows, also while it is dragged. */
function ChipInside({ entry, duration }: { entry: TimeEntry; duration: number }) {
  return (
    <>
      <span className="time-chip-name">{entry.projectName}</span>
      <span className="time-chip-hours">{formatExactHours(duration)}</span>
    </>
  );
}

/** The chip that follows the pointer. */
export const HeldChip = ({ entry }: { entry: TimeEntry }) => (
  <span className={`${hueOf(entry)} time-chip-held`}>
    <ChipInside entry={entry} duration={entry.duration} />
  </span>
);
