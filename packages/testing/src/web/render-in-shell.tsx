import { closeOutbox, createStore, forgetServerClock, Provider, setOutboxUser } from '@dwang/client';
import { DEFAULT_WEEK_START } from '@dwang/domain';
import { clearToasts, DraftOwner, KitProvider, MemoryRouter, showToast, useLocation, WeekStartOfCompany } from '@dwang/kit';
import { type Host, HostProvider, type Notify } from '@dwang/shell-api';
import { configure, screen as page, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { aUser } from './builders';

/** antd's forms answer late on a busy machine. */
configure({ asyncUtilTimeout: 20_000 });

/** Nothing of a test's unsent work goes on after it. */
afterEach(closeOutbox);

/** The shell's toasts. */
export const notify: Notify = {
  success: (notice) => void showToast({ tone: 'success', ...notice }),
  info: (notice) => void showToast({ tone: 'info', ...notice }),
  warning: (notice) => void showToast({ tone: 'warning', ...notice }),
  error: (notice) => void showToast({ tone: 'error', ...notice }),
};

interface InShell {
  /** Where the person stands; default `/`. */
  address?: string;
  /** Replaces parts of what the shell gives. */
  host?: Partial<Host>;
}

function AddressBar({ shown }: { shown: { address: string } }) {
  const { pathname, search } = useLocation();
  // In step with what is drawn, as a browser's address bar is.
  useLayoutEffect(() => {
    shown.address = pathname + search;
  });
  return null;
}

/** Draws a screen or card inside what the shell gives it; `address()` is what the address bar shows. */
export function renderInShell(screen: ReactNode, { address = '/', host: part }: InShell = {}) {
  const host: Host = { user: aUser(), notify, widgets: [], Widget: () => null, WidgetSettings: () => null, ...part };
  clearToasts();
  const shown = { address };
  const store = createStore();
  // Tests set the device's clock between two screens: that is no jump.
  forgetServerClock();
  localStorage.removeItem('dwang-server-clock');
  void setOutboxUser(host.user);
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <KitProvider>
          <DraftOwner value={host.user.id}>
            <WeekStartOfCompany value={host.user.company.weekStart ?? DEFAULT_WEEK_START}>
              <HostProvider value={host}>
                {screen}
                <AddressBar shown={shown} />
              </HostProvider>
            </WeekStartOfCompany>
          </DraftOwner>
        </KitProvider>
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, store, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), address: () => shown.address };
}

/** Waits for a message. A toast moves from a closing dialog to the page, so the element first found may already be gone. */
export const expectText = (text: string): Promise<void> => waitFor(() => expect(page.getByText(text)).toBeVisible());
