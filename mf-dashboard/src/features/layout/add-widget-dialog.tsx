import { AddIcon, Button, Dialog } from '@dwang/kit';
import type { OfferedWidget } from '@dwang/shell-api';
import { useState } from 'react';

interface AddWidgetDialogProps {
  hidden: OfferedWidget[];
  onAdd: (widget: OfferedWidget) => Promise<void>;
  onClose: () => void;
}

/** The cards that are not on the dashboard; closes with the last of them. */
export function AddWidgetDialog({ hidden, onAdd, onClose }: AddWidgetDialogProps) {
  const [adding, setAdding] = useState<string | null>(null);
  const add = async (widget: OfferedWidget) => {
    setAdding(widget.id);
    await onAdd(widget);
    setAdding(null);
    if (hidden.length === 1) onClose();
  };
  return (
    <Dialog open title="Add Widget" onClose={onClose} size="small">
      <ul className="dashboard-add" aria-label="Widgets">
        {hidden.map((widget) => (
          <li key={widget.id}>
            <span>{widget.title}</span>
            <Button
              icon={<AddIcon aria-hidden />}
              loading={adding === widget.id}
              disabled={adding !== null && adding !== widget.id}
              aria-label={`Add ${widget.title}`}
              onClick={() => void add(widget)}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
