import type { RemoteModule } from '@dwang/shell-api';
import { lazy } from 'react';
import { COMMANDS } from './commands';

/** What the shell gets: screens and cards, each loaded when it is first shown. */
export default {
  routes: {
    '/tools': lazy(() => import('./routes/tools.route')),
    '/models': lazy(() => import('./routes/models.route')),
    '/calculators': lazy(() => import('./routes/calculators.route')),
    '/estimates': lazy(() => import('./routes/estimates.route')),
    '/suppliers': lazy(() => import('./routes/suppliers.route')),
    '/resources': lazy(() => import('./routes/resources.route')),
    '/loader-demo': lazy(() => import('./features/demos/loader-demo')),
    '/icon-example': lazy(() => import('./features/demos/icon-example')),
    '/font-icon-example': lazy(() => import('./features/demos/font-icon-example')),
    '/glass-card-example': lazy(() => import('./features/demos/glass-card-example')),
  },
  widgets: {
    resources: lazy(() => import('./features/resources/resources-card')),
    tools: lazy(() => import('./widgets/tools.widget')),
    'supplier-locator': lazy(() => import('./features/suppliers/supplier-locator')),
  },
  commands: COMMANDS,
} satisfies RemoteModule;
