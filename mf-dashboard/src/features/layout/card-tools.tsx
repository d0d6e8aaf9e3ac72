import type { WidgetSize } from '@dwang/contracts';
import { Button, DeleteIcon, DownIcon, Dropdown, SettingsIcon } from '@dwang/kit';
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
  const items = widget.sizes.map((key) => ({ key, label: SIZE_NAMES[key] }));
  const isChoice = widget.sizes.length > 1;
  return (
    <div className="dashboard-tools" role="toolbar" aria-label={`${widget.title} card`}>
      <strong>{widget.title}</strong>
      <Button
        type="text"
        className="dashboard-tools-up"
        icon={<DownIcon />}
        aria-label={`Move ${widget.title} up`}
        disabled={isFirst}
        onClick={() => layout.move(widget.id, -1)}
      />
      <Button
        type="text"
        icon={<DownIcon />}
        aria-label={`Move ${widget.title} down`}
        disabled={isLast}
        onClick={() => layout.move(widget.id, 1)}
      />
      {isChoice && (
        <Dropdown
          trigger={['click']}
          menu={{
            items,
            selectedKeys: [size],
            onClick: ({ key }) => layout.resize(widget.id, key as WidgetSize),
          }}
        >
          <Button
            type="text"
            icon={<SettingsIcon />}
            aria-label={`Size of ${widget.title}: ${SIZE_NAMES[size]}`}
            aria-haspopup="menu"
          />
        </Dropdown>
      )}
      <Button
        type="text"
        danger
        icon={<DeleteIcon />}
        aria-label={`Remove ${widget.title}`}
        onClick={() => layout.remove(widget)}
      />
    </div>
  );
}
