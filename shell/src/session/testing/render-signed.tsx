import { createStore, Provider, storeUser } from '@dwang/client';
import type { User } from '@dwang/contracts';
import { KitProvider, MemoryRouter, useLocation } from '@dwang/kit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { SessionProvider } from '../session-provider';

function AddressBar({ shown }: { shown: { address: string } }) {
  const { pathname, search } = useLocation();
  // In step with what is drawn, as a browser's address bar is.
  useLayoutEffect(() => {
    shown.address = pathname + search;
  });
  return null;
}

/** A device as it was left: nothing of an earlier test. */
export function freshDevice(kept: User | null = null): void {
  localStorage.clear();
  sessionStorage.clear();
  storeUser(kept);
}

/** Draws a part of the shell with the real session around it; `address()` is what the address bar shows. */
export function renderWithSession(part: ReactNode, address: string | { pathname: string; state: unknown } = '/') {
  const shown = { address: '' };
  const store = createStore();
  const view = render(
    <Provider store={store}>
      <KitProvider>
        <MemoryRouter initialEntries={[address]}>
          <SessionProvider>
            {part}
            <AddressBar shown={shown} />
          </SessionProvider>
        </MemoryRouter>
      </KitProvider>
    </Provider>,
  );
  return { ...view, store, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), address: () => shown.address };
}
