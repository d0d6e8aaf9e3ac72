import type { WidgetSize } from '@dwang/contracts';
import { Button, DeleteIcon, DownIcon, SettingsIcon } from '@dwang/kit';
import { type RefObject, useEffect, useRef } from 'react';
import { SIZE_NAMES } from './card-sizes';
import type { PlacedWidget } from './places';
import type { Layout } from './use-layout';

interface CardToolsProps {
  card: PlacedWidget;
  layout: Layout;
  /** Place among the shown cards, from 0. */
  index: number;
  count: number;
  onSettings: () => void;
}

/** Moving a card takes the focus away with it: it is given back to the button that was pressed, or to the other one at the edge. */
function useMove(layout: Layout, id: string, tools: RefObject<HTMLDivElement | null>): (by: -1 | 1) => void {
  const pressed = useRef<-1 | 1 | null>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    const buttons = [...(tools.current?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') ?? [])];
    (buttons.find((button) => button.dataset.move === String(pressed.current)) ?? buttons[0])?.focus();
    pressed.current = null;
  });
  return (by) => {
    pressed.current = by;
    layout.move(id, by);
  };
}

/** What edit mode lets a person do with a card, all of it by keyboard: move, choose the size, remove. */
export function CardTools({ card: { widget, size }, layout, index, count, onSettings }: CardToolsProps) {
  const tools = useRef<HTMLDivElement>(null);
  const move = useMove(layout, widget.id, tools);
  return (
    <div ref={tools} className="dashboard-tools" role="toolbar" aria-label={`${widget.title} card, ${index + 1} of ${count}`}>
      <span className="dashboard-drag-slot" data-drag-slot />
      <strong>{widget.title}</strong>
      <Button
        type="text"
        className="dashboard-tools-up"
        icon={<DownIcon aria-hidden />}
        aria-label={`Move ${widget.title} up`}
        data-move={-1}
        disabled={index === 0}
        onClick={() => move(-1)}
      />
      <Button
        type="text"
        icon={<DownIcon aria-hidden />}
        aria-label={`Move ${widget.title} down`}
        data-move={1}
        disabled={index === count - 1}
        onClick={() => move(1)}
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
      <Button type="text" icon={<SettingsIcon aria-hidden />} aria-label={`Settings of ${widget.title}`} onClick={onSettings} />
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
