import { createStore, Provider } from '@dwang/client';
import type { User } from '@dwang/contracts';
import { DraftOwner, KitProvider, MemoryRouter, Route, Routes, useLocation } from '@dwang/kit';
import { type Host, HostProvider, type Notice } from '@dwang/shell-api';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** A busy machine takes its time with antd; what never comes still fails. */
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message?.split('\n')[0]) });

const user: User = {
  id: 1,
  username: 'hone',
  email: 'hone@example.nz',
  profileImageUrl: null,
  role: 'owner',
  seesPrices: true,
  isAdministrator: false,
  company: { id: 1, name: 'Hōne Building Ltd', timeZone: 'Pacific/Auckland' },
};

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** A screen as the shell mounts it, at `address`; `notices` holds the toasts as `Title - Sentence`. */
export function renderScreen(Screen: ComponentType, route: string, address = route) {
  const notices: string[] = [];
  let last: Notice | undefined;
  const note = (notice: Notice) => {
    const { title, description } = notice;
    last = notice;
    notices.push(description ? `${title} - ${description}` : title);
  };
  const host: Host = {
    user,
    notify: { success: note, info: note, warning: note, error: note },
    widgets: [],
    Widget: () => null,
    WidgetSettings: () => null,
  };
  const view = render(
    <Provider store={createStore()}>
      <KitProvider>
        <MemoryRouter initialEntries={[address]}>
          <DraftOwner value={user.id}>
            <HostProvider value={host}>
              <Routes>
                <Route path={`${route}/*`} element={<Screen />} />
                <Route path="*" element={null} />
              </Routes>
              <Address />
            </HostProvider>
          </DraftOwner>
        </MemoryRouter>
      </KitProvider>
    </Provider>,
  );
  /** Presses the action of the last toast. */
  const undo = () => last?.action?.run();
  return { ...view, notices, undo, person: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
