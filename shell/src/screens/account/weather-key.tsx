import { Button, StatusTag } from '@dwang/kit';
import { type FormEvent, useId, useState } from 'react';

interface WeatherKeyProps {
  hasKey: boolean;
  /** The saved one cannot be read any more. */
  isLost: boolean;
  isSaving: boolean;
  /** Null takes the key away. Answers whether it was saved. */
  onSave: (key: string | null) => Promise<boolean>;
}

/** The company's key at Open-Meteo. It can be set and taken away, never read. */
export function WeatherKey({ hasKey, isLost, isSaving, onSave }: WeatherKeyProps) {
  const id = useId();
  const [key, setKey] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (key.trim() && (await onSave(key.trim()))) setKey('');
  };
  return (
    <form className="shell-setting shell-weather-key" onSubmit={(event) => void submit(event)}>
      <span className="shell-setting-words">
        <label htmlFor={id}>
          <strong>Open-Meteo key</strong>
        </label>
        <span>
          The free service is for non-commercial use; a business needs its own key. It is kept on the server and never shown
          again.
        </span>
      </span>
      {hasKey && <StatusTag tone="good">Key saved</StatusTag>}
      {isLost && <StatusTag tone="bad">Enter the key again</StatusTag>}
      <span className="shell-weather-key-row">
        <input
          id={id}
          className="shell-weather-region"
          type="password"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={key}
          placeholder={hasKey ? 'Another key' : 'Key'}
          onChange={({ target }) => setKey(target.value)}
        />
        <Button htmlType="submit" disabled={key.trim() === ''} loading={isSaving}>
          Save
        </Button>
        {(hasKey || isLost) && (
          <Button disabled={isSaving} onClick={() => void onSave(null)}>
            Remove
          </Button>
        )}
      </span>
    </form>
  );
}
