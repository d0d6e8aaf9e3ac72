import { withoutEnd } from '@dwang/domain';
import { useEffect, useRef, useState } from 'react';
import { CloseIcon, SearchIcon } from '../icons';

export interface SearchBoxProps {
  value: string;
  /** Called 250 ms after the last key, at once on Enter and when cleared. */
  onSearch: (text: string) => void;
  /** Placeholder and accessible name: `Search invoices...`. */
  placeholder: string;
}

const WAIT_MS = 250;

/** A search field whose text belongs to the address bar: typing is never interrupted by what comes back. */
export function SearchBox({ value, onSearch, placeholder }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (next: string) => {
    clearTimeout(timer.current);
    sent.current = next;
    onSearch(next);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), WAIT_MS);
  };
  return (
    <form
      className="dwang-search"
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <SearchIcon className="dwang-search-icon" aria-hidden />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        aria-label={withoutEnd(placeholder, /\./)}
        onChange={(event) => type(event.target.value)}
      />
      {text && (
        <button
          type="button"
          className="dwang-search-clear"
          aria-label="Clear search"
          onClick={() => {
            setText('');
            send('');
          }}
        >
          <CloseIcon aria-hidden />
        </button>
      )}
    </form>
  );
}
