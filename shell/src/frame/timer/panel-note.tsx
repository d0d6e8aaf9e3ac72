import { changeNotes, type TimerDesk } from '@dwang/client';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';

interface PanelNoteProps {
  notes: string;
  /** Always what stands in the field, for whoever saves before it was sent. */
  current: RefObject<string>;
  desk: TimerDesk;
}

/** Wait after the last key before the note is kept, in milliseconds. */
const WAIT = 800;
const LONGEST = 2000;

/** What is being done, typed while the clock runs. */
export function PanelNote({ notes, current, desk }: PanelNoteProps) {
  const id = useId();
  const [text, setText] = useState(notes);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useRef(() => undefined as unknown);
  send.current = () => {
    clearTimeout(wait.current);
    if (current.current !== notes) void changeNotes(desk, current.current);
  };
  useEffect(() => () => void send.current(), []);
  const type = (next: string) => {
    setText(next);
    current.current = next;
    clearTimeout(wait.current);
    wait.current = setTimeout(() => send.current(), WAIT);
  };
  return (
    <div className="shell-timer-note">
      <label htmlFor={id}>Note</label>
      <textarea
        id={id}
        rows={2}
        maxLength={LONGEST}
        value={text}
        placeholder="What are you working on?"
        onChange={(event) => type(event.target.value)}
        onBlur={() => send.current()}
      />
    </div>
  );
}
