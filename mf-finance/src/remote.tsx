import type { RemoteModule } from '@dwang/shell-api';
import { lazy } from 'react';

/** What the shell gets: screens and cards, each loaded when it is first shown. */
export default {
  routes: {
    '/invoices': lazy(() => import('./routes/invoices.route')),
    '/quotes': lazy(() => import('./routes/quotes.route')),
    '/retentions': lazy(() => import('./routes/retentions.route')),
    '/payment-claims': lazy(() => import('./routes/claims.route')),
    '/gst': lazy(() => import('./routes/gst.route')),
    '/reports': lazy(() => import('./routes/reports.route')),
    '/bank': lazy(() => import('./routes/bank.route')),
    '/combined': lazy(() => import('./routes/combined.route')),
  },
  widgets: { 'pending-invoices': lazy(() => import('./widgets/pending-invoices.widget')) },
  widgetSettings: { 'pending-invoices': lazy(() => import('./widgets/pending-invoices.settings')) },
  portal: lazy(() => import('./features/portal/portal-papers')),
} satisfies RemoteModule;
