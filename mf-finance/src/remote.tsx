import type { RemoteModule } from '@dwang/shell-api';
import { lazy } from 'react';

const remote: RemoteModule = {
  routes: {
    '/invoices': lazy(() => import('./routes/invoices-route')),
    '/combined': lazy(() => import('./routes/combined-route')),
  },
  widgets: {
    'pending-invoices': lazy(() => import('./widgets/pending-invoices-widget')),
  },
};

export default remote;
