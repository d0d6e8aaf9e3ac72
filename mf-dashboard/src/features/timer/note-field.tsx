import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { forgetNote, keepNote, keptNote } from './kept-note';

interface NoteFieldProps {
  /** The timer's uid; null while there is none. */
  timer: string | null;
  notes: string;
  /** Always what stands in the field, for whoever saves before the pause is over. */
  current: RefObject<string>;
  onChange: (notes: string) => Promise<boolean>;
}

/** Wait after the last key before the note is sent. */
const WAIT_MS = 800;
const LONGEST = 2000;

/** What is being done. Kept as it is typed, also over a reload before it was sent; text from another device appears only while nobody types here. */
export function NoteField({ timer, notes, current, onChange }: NoteFieldProps) {
  const [text, setText] = useState(notes);
  const isTyping = useRef(false);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(notes);
  latest.current = notes;
  const id = useId();
  useEffect(() => {
    if (isTyping.current) return;
    current.current = notes;
    setText(notes);
  }, [notes, current]);
  useEffect(() => () => clearTimeout(wait.current), []);
  const send = () => {
    clearTimeout(wait.current);
    if (!isTyping.current) return;
    const sent = current.current;
    void onChange(sent).then((isSaved) => {
      isTyping.current = false;
      if (isSaved) forgetNote(timer, sent);
    });
  };
  const type = (next: string) => {
    isTyping.current = true;
    current.current = next;
    setText(next);
    keepNote(timer, next);
    clearTimeout(wait.current);
    wait.current = setTimeout(send, WAIT_MS);
  };
  const retype = useRef(type);
  retype.current = type;
  const owner = useRef(timer);
  useEffect(() => {
    const ended = owner.current !== null && owner.current !== timer;
    owner.current = timer;
    // What was typed for a timer that is over belongs to its entry; the next timer begins with its own note.
    if (ended) {
      clearTimeout(wait.current);
      isTyping.current = false;
      current.current = latest.current;
      setText(latest.current);
    }
    const kept = keptNote(timer);
    if (kept !== null && !isTyping.current) retype.current(kept);
  }, [timer, current]);
  return (
    <div className="dashboard-timer-note">
      <label htmlFor={id}>Note</label>
      <textarea
        id={id}
        className="dashboard-field"
        rows={2}
        maxLength={LONGEST}
        value={text}
        placeholder="What are you working on?"
        onChange={(event) => type(event.target.value)}
        onBlur={send}
      />
    </div>
  );
}
