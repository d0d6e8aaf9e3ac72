import { Button, useSearchParams } from '@dwang/kit';
import { lazy, Suspense } from 'react';

const RemindersDialog = lazy(() => import('./reminders-dialog'));

/** "Send Reminders". The address opens it too (`?remind=1`), so that other screens can link to it. */
export function RemindersButton() {
  const [params, setParams] = useSearchParams();
  const change = (isOpen: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (isOpen) next.set('remind', '1');
        else next.delete('remind');
        return next;
      },
      { replace: !isOpen },
    );
  return (
    <>
      <Button onClick={() => change(true)}>Send Reminders</Button>
      <Suspense>{params.get('remind') === '1' && <RemindersDialog onClose={() => change(false)} />}</Suspense>
    </>
  );
}
