import { type NoteSign, toggleSign } from '@dwang/domain/note-text';
import { Button, Segmented, Text } from '@dwang/kit';
import { NoteText } from '@dwang/kit/data';
import { Input } from '@dwang/kit/form';
import { useLayoutEffect, useRef, useState } from 'react';

interface NoteEditorProps {
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

type View = 'Write' | 'Preview';

const SIGNS: readonly (readonly [NoteSign, string])[] = [
  ['heading', 'Heading'],
  ['list', 'List'],
  ['checks', 'Check box'],
  ['numbers', 'Numbers'],
];

/** The text of a note, with buttons for what it can hold, and how it will be read. */
export function NoteEditor({ id, value = '', onChange }: NoteEditorProps) {
  const [view, setView] = useState<View>('Write');
  const place = useRef<HTMLDivElement>(null);
  const cursor = useRef<number | null>(null);
  const area = () => place.current?.querySelector('textarea') ?? null;
  useLayoutEffect(() => {
    const at = cursor.current;
    if (at === null) return;
    cursor.current = null;
    area()?.focus();
    area()?.setSelectionRange(at, at);
  });
  const sign = (which: NoteSign) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area() ?? {};
    const next = toggleSign(value, selectionStart, selectionEnd, which);
    cursor.current = next.cursor;
    onChange?.(next.text);
  };
  return (
    <div ref={place} className="tools-note-editor">
      <div className="tools-note-bar">
        <Segmented<View> aria-label="View" options={['Write', 'Preview']} value={view} onChange={setView} />
        {view === 'Write' &&
          SIGNS.map(([which, label]) => (
            <Button key={which} size="small" onClick={() => sign(which)}>
              {label}
            </Button>
          ))}
      </div>
      {view === 'Write' ? (
        <Input.TextArea id={id} rows={9} maxLength={5000} value={value} onChange={(event) => onChange?.(event.target.value)} />
      ) : (
        <section className="tools-note-preview" aria-label="Preview">
          {value.trim() === '' ? <Text rank="secondary">Nothing written yet.</Text> : <NoteText text={value} />}
        </section>
      )}
    </div>
  );
}
