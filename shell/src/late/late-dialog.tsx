import { showToast } from '@dwang/kit';
import { useEffect, useRef } from 'react';
import { type LoadPart, latePart } from './late-part';

interface MissingProps {
  name: string;
  reason: string;
  onMissing: () => void;
}

/** Says why the part is not there and lets its opener close it, so that the next press tries again. */
function Missing({ name, reason, onMissing }: MissingProps) {
  const close = useRef(onMissing);
  close.current = onMissing;
  useEffect(() => {
    showToast({ tone: 'error', title: `${name} could not be opened`, description: reason });
    close.current();
  }, [name, reason]);
  return null;
}

/**
 * What opens over the page or at its edge (a dialog, a menu, a bar), as a late part. `name` begins the sentence that says it could not be
 * opened. `onMissing` closes it then.
 */
export const lateDialog = <Props extends object>(name: string, load: LoadPart<Props>) =>
  latePart<Props & { onMissing: () => void }>(load, {
    waiting: null,
    renderFailure: (reason, _retry, { onMissing }) => <Missing name={name} reason={reason} onMissing={onMissing} />,
  });
