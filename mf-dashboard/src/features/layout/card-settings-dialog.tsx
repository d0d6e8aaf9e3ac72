import { Button, DeleteIcon, Dialog, Segmented } from '@dwang/kit';
import { useHost } from '@dwang/shell-api';
import { SIZE_NAMES } from './card-sizes';
import type { PlacedWidget } from './places';
import type { Layout } from './use-layout';

interface CardSettingsDialogProps {
  card: PlacedWidget;
  layout: Layout;
  onClose: () => void;
}

/** "Edit Card": the card's own settings, which count at once, and its size and removal, which count with Save. */
export function CardSettingsDialog({ card: { widget, size }, layout, onClose }: CardSettingsDialogProps) {
  const { WidgetSettings } = useHost();
  const remove = () => {
    onClose();
    layout.remove(widget);
  };
  return (
    <Dialog
      open
      title="Edit Card"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button danger icon={<DeleteIcon aria-hidden />} onClick={remove}>
            Remove card
          </Button>
          <Button type="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="dashboard-card-settings">
        <p>{widget.title}</p>
        {widget.hasSettings && <WidgetSettings remote={widget.remote} id={widget.id} onClose={onClose} />}
        {widget.sizes.length > 1 && (
          <Segmented
            block
            aria-label="Size"
            options={widget.sizes.map((value) => ({ value, label: SIZE_NAMES[value] }))}
            value={size}
            onChange={(next) => layout.resize(widget.id, next)}
          />
        )}
      </div>
    </Dialog>
  );
}
