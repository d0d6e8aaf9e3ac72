import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A screen whose code is fetched when it is opened; `waiting` stands in until then. */
export function lateScreen(load: () => Promise<{ default: ComponentType }>, waiting: ReactNode): ComponentType {
  const Screen = lazy(load);
  return () => (
    <Suspense fallback={waiting}>
      <Screen />
    </Suspense>
  );
}
