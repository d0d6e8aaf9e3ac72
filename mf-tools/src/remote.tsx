import type { RemoteModule } from '@dwang/shell-api';
import { lazy } from 'react';

/** What the shell gets: screens and cards, each loaded when it is first shown. */
export default {
  routes: { '/tools': lazy(() => import('./routes/tools.route')) },
  widgets: { tools: lazy(() => import('./widgets/tools.widget')) },
} satisfies RemoteModule;
