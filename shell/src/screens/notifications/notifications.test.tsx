import type { NotificationItem } from '@dwang/contracts';
import { Route, Routes } from '@dwang/kit';
import { aUser, expectText, type FakeRequest, fakeApi, refuse } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { NotificationBell } from '../../frame/notifications/notification-bell';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import NotificationsScreen from './notifications-screen';

const aNotification = (fields: Partial<NotificationItem> = {}): NotificationItem => ({
  id: 1,
  kind: 'invoice-overdue',
  type: 'error',
  title: 'Invoice overdue: Smith Whānau Trust',
  message: 'INV-2026-03001 for $1,150.00 was due on 2 Mar 2026.',
  time: new Date(Date.now() - 3 * 60_000).toISOString(),
  read: false,
  to: '/invoices/12',
  figures: {},
  ...fields,
});

/** A server that keeps these notifications. */
function serverWith(rows: NotificationItem[], handlers: Parameters<typeof fakeApi>[0] = {}) {
  let kept = rows;
  const change = (isOne: (row: NotificationItem) => boolean, read: boolean) => {
    kept = kept.map((row) => (isOne(row) ? { ...row, read } : row));
  };
  const list = ({ query }: FakeRequest) => {
    const items = kept.filter(
      ({ read, kind }) => (query.unread === undefined || String(!read) === query.unread) && (!query.kind || kind === query.kind),
    );
    const totals = { count: items.length, unread: kept.filter(({ read }) => !read).length };
    return { items, nextCursor: null, totals };
  };
  return fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => aUser(),
    'GET /notifications': list,
    'PATCH /notifications/1': ({ body }) => change(({ id }) => id === 1, body.read === true),
    'POST /notifications/read-all': () => {
      change(() => true, true);
      return { marked: kept.length };
    },
    ...handlers,
  });
}

function open(address = '/') {
  freshDevice(aUser());
  const screens = (
    <Routes>
      <Route path="/notifications" element={<NotificationsScreen />} />
      <Route path="*" element={<NotificationBell />} />
    </Routes>
  );
  return renderWithSession(screens, address);
}

describe('the bell', () => {
  it('says how many are unread, and shows them with their age and what they open', async () => {
    serverWith([aNotification(), aNotification({ id: 2, read: true, title: 'Quote accepted: Ōtara', type: 'success' })]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const panel = await screen.findByRole('region', { name: 'Notifications' });
    const link = await within(panel).findByRole('link', { name: /^Problem, unread: Invoice overdue: Smith Whānau Trust/ });
    expect(link).toHaveAttribute('href', '/invoices/12');
    expect(within(panel).getAllByText('3 min ago')).toHaveLength(2);
    expect(within(panel).getByRole('link', { name: 'View all notifications' })).toHaveAttribute('href', '/notifications');
  });

  it('marks one as read, and all', async () => {
    const server = serverWith([aNotification(), aNotification({ id: 2, title: 'Another' })]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    await user.click(await screen.findByRole('button', { name: /^Mark as read: Invoice overdue/ }));
    expect(server.sent('PATCH', '/notifications/1')[0]?.body).toEqual({ read: true });
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await screen.findByRole('button', { name: 'Notifications' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled());
  });

  it('opens what a notification is about, marks it as read and closes', async () => {
    const server = serverWith([aNotification()]);
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
    await user.click(await screen.findByRole('link', { name: /Invoice overdue/ }));
    expect(address()).toBe('/invoices/12');
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    await waitFor(() => expect(server.sent('PATCH', '/notifications/1')).toHaveLength(1));
  });

  it('closes by Escape and gives the focus back', async () => {
    serverWith([]);
    const { user } = open();
    const bell = await screen.findByRole('button', { name: 'Notifications' });
    await user.click(bell);
    await expectText('No notifications');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    expect(bell).toHaveFocus();
  });

  it('says why when the server does not answer, and tries again', async () => {
    let isDown = true;
    serverWith([], {
      'GET /notifications': () =>
        isDown ? refuse(404, 'X', 'The list is away') : { items: [], nextCursor: null, totals: { count: 0, unread: 0 } },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    await expectText('The list is away');
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await expectText('No notifications');
  });
});

describe('the page', () => {
  const rows = [
    aNotification(),
    aNotification({ id: 2, read: true, kind: 'quote-accepted', type: 'success', title: 'Quote accepted: Ōtara' }),
  ];

  it('keeps its filters in the address', async () => {
    serverWith(rows);
    const { user, address } = open('/notifications');
    await expectText('Quote accepted: Ōtara');
    await user.click(screen.getByRole('radio', { name: 'Unread' }));
    expect(address()).toBe('/notifications?unread=true');
    await waitFor(() => expect(screen.queryByText('Quote accepted: Ōtara')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'All kinds' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Quote accepted' }));
    expect(address()).toBe('/notifications?unread=true&kind=quote-accepted');
    await expectText('No notifications');
  });

  it('opens with the filters of the address', async () => {
    const server = serverWith(rows);
    open('/notifications?kind=quote-accepted&unread=false');
    await expectText('Quote accepted: Ōtara');
    expect(screen.queryByText(/Invoice overdue:/)).toBeNull();
    expect(server.sent('GET', '/notifications')[0]?.query).toEqual({ kind: 'quote-accepted', limit: '30' });
  });

  it('marks all as read', async () => {
    serverWith(rows);
    const { user } = open('/notifications');
    await user.click(await screen.findByRole('button', { name: /^Mark as read/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  });
});
