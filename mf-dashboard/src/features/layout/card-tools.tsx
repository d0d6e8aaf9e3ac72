import type { WidgetSize } from '@dwang/contracts';
import { Button, DeleteIcon, DownIcon } from '@dwang/kit';
import type { PlacedWidget } from './places';
import type { Layout } from './use-layout';

interface CardToolsProps {
  card: PlacedWidget;
  layout: Layout;
  isFirst: boolean;
  isLast: boolean;
}

const SIZE_NAMES: Record<WidgetSize, string> = { small: 'Small', medium: 'Medium', large: 'Large', full: 'Full width' };

/** What edit mode lets a person do with a card, all of it by keyboard: move, choose the size, remove. */
export function CardTools({ card: { widget, size }, layout, isFirst, isLast }: CardToolsProps) {
  return (
    <div className="dashboard-tools" role="toolbar" aria-label={`${widget.title} card`}>
      <strong>{widget.title}</strong>
      <Button
        type="text"
        className="dashboard-tools-up"
        icon={<DownIcon aria-hidden />}
        aria-label={`Move ${widget.title} up`}
        disabled={isFirst}
        onClick={() => layout.move(widget.id, -1)}
      />
      <Button
        type="text"
        icon={<DownIcon aria-hidden />}
        aria-label={`Move ${widget.title} down`}
        disabled={isLast}
        onClick={() => layout.move(widget.id, 1)}
      />
      {widget.sizes.length > 1 && (
        <select
          className="dashboard-tools-size"
          aria-label={`Size of ${widget.title}`}
          value={size}
          onChange={(event) => layout.resize(widget.id, event.target.value as WidgetSize)}
        >
          {widget.sizes.map((key) => (
            <option key={key} value={key}>
              {SIZE_NAMES[key]}
            </option>
          ))}
        </select>
      )}
      <Button
        type="text"
        danger
        icon={<DeleteIcon aria-hidden />}
        aria-label={`Remove ${widget.title}`}
        onClick={() => layout.remove(widget)}
      />
    </div>
  );
}
