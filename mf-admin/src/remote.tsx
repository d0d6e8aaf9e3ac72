import type { RemoteModule } from '@dwang/shell-api';
import { lazy } from 'react';

/** What the shell gets: the admin panel, loaded when it is first shown. */
export default {
  routes: { '/admin': lazy(() => import('./routes/admin.route')) },
} satisfies RemoteModule;
