import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { askedConfirmation, onConfirmation } from './confirm-store';
import { Dialog } from './dialog';

/** Draws what `confirmAction` asks; part of `KitProvider`. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(onConfirmation, askedConfirmation, askedConfirmation);
  if (!asked) return null;
  return (
    <Dialog
      open
      size="small"
      title={asked.title}
      onClose={() => asked.answer(false)}
      footer={
        <>
          <Button onClick={() => asked.answer(false)}>{asked.cancel ?? 'Cancel'}</Button>
          <Button type="primary" danger={asked.danger} onClick={() => asked.answer(true)}>
            {asked.confirm}
          </Button>
        </>
      }
    >
      {asked.text && <p className="dwang-text">{asked.text}</p>}
    </Dialog>
  );
}
