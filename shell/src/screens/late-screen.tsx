import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadOrRenew } from '../offline/renew-page';

/** A screen whose code is fetched when it is opened; `waiting` stands in until then. */
export function lateScreen(load: () => Promise<{ default: ComponentType }>, waiting: ReactNode): ComponentType {
  const Screen = lazy(() => loadOrRenew(load));
  return () => (
    <Suspense fallback={waiting}>
      <Screen />
    </Suspense>
  );
}
