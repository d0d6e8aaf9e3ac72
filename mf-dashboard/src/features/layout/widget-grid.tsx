import { Button, DashboardIcon, EmptyState } from '@dwang/kit';
import { useHost } from '@dwang/shell-api';
import { CardTools } from './card-tools';
import type { PlacedWidget } from './places';
import type { Layout } from './use-layout';
import './widget-grid.css';

/** The cards, each drawn by the shell inside its own boundary; in edit mode each with its tools, and still. */
export function WidgetGrid({ layout, onAdd }: { layout: Layout; onAdd: () => void }) {
  if (layout.shown.length === 0) {
    return (
      <EmptyState
        text="Your Dashboard is Empty"
        hint="Add the cards that you want to see here."
        icon={<DashboardIcon aria-hidden />}
        action={
          <Button type="primary" onClick={onAdd}>
            Add Widget
          </Button>
        }
      />
    );
  }
  return (
    <div className="dashboard-grid">
      {layout.shown.map((card, index) => (
        <Cell key={card.widget.id} card={card} layout={layout} index={index} />
      ))}
    </div>
  );
}

interface CellProps {
  card: PlacedWidget;
  layout: Layout;
  index: number;
}

function Cell({ card, layout, index }: CellProps) {
  const { Widget } = useHost();
  const { widget, size } = card;
  return (
    <div className="dashboard-cell" data-size={size} data-widget={widget.id} data-editing={layout.isEditing}>
      {layout.isEditing && <CardTools card={card} layout={layout} index={index} count={layout.shown.length} />}
      <div className="dashboard-cell-card" inert={layout.isEditing}>
        <Widget remote={widget.remote} id={widget.id} size={size} />
      </div>
    </div>
  );
}
