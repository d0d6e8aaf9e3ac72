import { createStore, Provider } from '@dwang/client';
import { KitProvider, MemoryRouter, showToast, useLocation } from '@dwang/kit';
import { type Host, HostProvider, type Notify } from '@dwang/shell-api';
import { configure, screen as page, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { aUser } from './builders';

/** antd's forms answer late on a busy machine. */
configure({ asyncUtilTimeout: 8000 });

const notify: Notify = {
  success: (notice) => void showToast({ tone: 'success', ...notice }),
  info: (notice) => void showToast({ tone: 'info', ...notice }),
  warning: (notice) => void showToast({ tone: 'warning', ...notice }),
  error: (notice) => void showToast({ tone: 'error', ...notice }),
};

const host: Host = { user: aUser(), notify, widgets: [], Widget: () => null };

function AddressBar({ shown }: { shown: { address: string } }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown.address = pathname + search;
  });
  return null;
}

/** Draws a screen or card inside what the shell gives it; `address()` is what the address bar shows. */
export function renderInShell(screen: ReactNode, address = '/') {
  const shown = { address };
  const view = render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[address]}>
        <KitProvider>
          <HostProvider value={host}>
            {screen}
            <AddressBar shown={shown} />
          </HostProvider>
        </KitProvider>
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), address: () => shown.address };
}

/** Waits for a message. A toast moves from a closing dialog to the page, so the element first found may already be gone. */
export const expectText = (text: string): Promise<void> => waitFor(() => expect(page.getByText(text)).toBeVisible());
