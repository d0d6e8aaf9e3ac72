import { Fragment } from 'react';
import './shortcuts.css';

/** `Ctrl+K or /` drawn as keys. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="shell-keys">
      {keys.split(' or ').map((way, index) => (
        <Fragment key={way}>
          {index > 0 && ' or '}
          {way.split('+').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
