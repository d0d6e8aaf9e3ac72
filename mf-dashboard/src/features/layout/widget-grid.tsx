import { Button, DashboardIcon, EmptyState } from '@dwang/kit';
import { useHost } from '@dwang/shell-api';
import { lazy, Suspense, useState } from 'react';
import { CardSettingsDialog } from './card-settings-dialog';
import { CardTools } from './card-tools';
import type { PlacedWidget } from './places';
import { ResizeHandle } from './resize-handle';
import { useBoard } from './use-board';
import type { Layout } from './use-layout';
import './widget-grid.css';

const DragLayer = lazy(() => import('./drag-layer'));

/** The cards, each drawn by the shell inside its own boundary; in edit mode each with its tools, and still. */
export function WidgetGrid({ layout, onAdd }: { layout: Layout; onAdd: () => void }) {
  const [edited, setEdited] = useState<string | null>(null);
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
  const editedCard = layout.isEditing ? layout.shown.find(({ widget }) => widget.id === edited) : undefined;
  return (
    <>
      <Board layout={layout} onSettings={setEdited} />
      {layout.isEditing && (
        <Suspense fallback={null}>
          <DragLayer layout={layout} />
        </Suspense>
      )}
      {editedCard && <CardSettingsDialog card={editedCard} layout={layout} onClose={() => setEdited(null)} />}
    </>
  );
}

function Board({ layout, onSettings }: { layout: Layout; onSettings: (id: string) => void }) {
  const grid = useBoard(layout.shown);
  return (
    <div ref={grid} className="dashboard-grid">
      {layout.shown.map((card, index) => (
        <Cell key={card.widget.id} card={card} layout={layout} index={index} onSettings={() => onSettings(card.widget.id)} />
      ))}
    </div>
  );
}

interface CellProps {
  card: PlacedWidget;
  layout: Layout;
  index: number;
  onSettings: () => void;
}

function Cell({ card, layout, index, onSettings }: CellProps) {
  const { Widget } = useHost();
  const { widget, size } = card;
  return (
    <div className="dashboard-cell" data-size={size} data-widget={widget.id} data-editing={layout.isEditing}>
      {layout.isEditing && (
        <CardTools card={card} layout={layout} index={index} count={layout.shown.length} onSettings={onSettings} />
      )}
      <div className="dashboard-cell-card" inert={layout.isEditing}>
        <Widget remote={widget.remote} id={widget.id} size={size} />
      </div>
      {layout.isEditing && <ResizeHandle card={card} layout={layout} />}
    </div>
  );
}
