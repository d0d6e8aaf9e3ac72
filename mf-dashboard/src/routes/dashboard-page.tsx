import { Alert, Button } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { ConnectionCard } from '../features/connection/connection-card';
import { AddWidgetDialog } from '../features/layout/add-widget-dialog';
import { LayoutButtons } from '../features/layout/layout-buttons';
import { useLayout } from '../features/layout/use-layout';
import { WidgetGrid } from '../features/layout/widget-grid';
import { FirstJob } from '../features/welcome/first-job';
import { GuidanceBanner } from '../features/welcome/guidance-banner';
import { WelcomeBanner } from '../features/welcome/welcome-banner';
import './dashboard-page.css';
import { OncePerSession } from './once-per-session';

/** `/`: welcome, the first steps of a new account, the cards of all remotes, and the connection test. */
export default function DashboardPage() {
  const layout = useLayout();
  const notify = useNotify();
  const [isAdding, setAdding] = useState(false);
  const openAdd = () => {
    if (layout.hidden.length === 0)
      notify.info({ title: 'All Widgets Active', description: 'Every card is already on your dashboard.' });
    else setAdding(true);
  };
  return (
    <div className="dashboard-page">
      <OncePerSession />
      <WelcomeBanner actions={<LayoutButtons layout={layout} onAdd={openAdd} />} />
      <FirstJob />
      {layout.isFailed && (
        <Alert
          type="warning"
          showIcon
          title="Your layout could not be loaded, so it cannot be changed now."
          action={<Button onClick={layout.retry}>Retry</Button>}
        />
      )}
      <WidgetGrid layout={layout} onAdd={openAdd} />
      <GuidanceBanner />
      <ConnectionCard />
      {isAdding && <AddWidgetDialog hidden={layout.hidden} onAdd={layout.add} onClose={() => setAdding(false)} />}
    </div>
  );
}
