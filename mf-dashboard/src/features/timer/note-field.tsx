import { type RefObject, useEffect, useId, useRef, useState } from 'react';

interface NoteFieldProps {
  notes: string;
  /** Always what stands in the field, for whoever saves before the pause is over. */
  current: RefObject<string>;
  onChange: (notes: string) => Promise<void>;
}

/** Wait after the last key before the note is sent. */
const WAIT_MS = 800;
const LONGEST = 2000;

/** What is being done. Kept as it is typed; text from another device appears only while nobody types here. */
export function NoteField({ notes, current, onChange }: NoteFieldProps) {
  const [text, setText] = useState(notes);
  const isTyping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => {
    if (isTyping.current) return;
    current.current = notes;
    setText(notes);
  }, [notes, current]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = () => {
    clearTimeout(timer.current);
    if (!isTyping.current) return;
    void onChange(current.current).finally(() => {
      isTyping.current = false;
    });
  };
  const type = (next: string) => {
    isTyping.current = true;
    current.current = next;
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, WAIT_MS);
  };
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
