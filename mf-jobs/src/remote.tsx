import type { RemoteModule } from '@dwang/shell-api';
import { lazy } from 'react';

/** What the shell gets: screens and cards, each loaded when it is first shown. */
export default {
  routes: {
    '/jobs': lazy(() => import('./routes/jobs-screens')),
    '/timesheet': lazy(() => import('./routes/timesheet.route')),
    '/test-timesheet': lazy(() => import('./routes/test-timesheet.route')),
    '/schedule': lazy(() => import('./routes/schedule.route')),
  },
  widgets: {
    'jobs-quick-access': lazy(() => import('./widgets/jobs-quick-access.widget')),
    'time-entries': lazy(() => import('./widgets/time-entries.widget')),
    'active-projects': lazy(() => import('./widgets/active-projects.widget')),
  },
  widgetSettings: { 'time-entries': lazy(() => import('./widgets/time-entries.settings')) },
} satisfies RemoteModule;
