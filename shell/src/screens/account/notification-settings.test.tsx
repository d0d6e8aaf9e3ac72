import { Preferences } from '@dwang/contracts';
import { aUser, type FakeRequest, fakeApi } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import { NotificationSettings } from './notification-settings';

const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: { p256dh: 'p', auth: 'a' } };

/** A browser with a service worker that can take push messages. */
function pushingBrowser(permission: NotificationPermission) {
  const given = { ...subscription, toJSON: () => subscription, unsubscribe: jest.fn(async () => true) };
  const pushManager = { subscribe: jest.fn(async () => given), getSubscription: async () => given };
  const serviceWorker = { getRegistration: async () => ({ pushManager }), addEventListener() {}, removeEventListener() {} };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(window, { PushManager: class {}, Notification: { permission, requestPermission: async () => permission } });
  return { pushManager, given };
}

function openSettings(isAdministrator = false) {
  freshDevice(aUser({ isAdministrator }));
  let kept = Preferences.parse({ version: 0 });
  const server = fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => aUser({ isAdministrator }),
    'GET /preferences': () => kept,
    'PATCH /preferences': ({ body }: FakeRequest) => {
      kept = Preferences.parse({ ...body, version: 1 });
      return kept;
    },
    'GET /push-subscriptions/key': () => ({ key: 'server-key' }),
    'POST /push-subscriptions': () => null,
    'DELETE /push-subscriptions': () => null,
  });
  return { server, ...renderWithSession(<NotificationSettings />) };
}

it('switches one kind off in one way, on the server', async () => {
  const { server, user } = openSettings();
  const box = await screen.findByRole('switch', { name: 'Weather risk: Push' });
  await waitFor(() => expect(box).toBeEnabled());
  await user.click(box);
  await waitFor(() =>
    expect(server.sent('PATCH', '/preferences')[0]?.body).toEqual({ notifications: { 'weather-risk': { push: false } } }),
  );
  expect(box).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Weather risk: App' })).toBeChecked();
  expect(screen.queryByRole('switch', { name: /^Backup failed/ })).toBeNull();
});

it('takes push messages on this device, and no more', async () => {
  const { pushManager, given } = pushingBrowser('granted');
  const { server, user } = openSettings();
  const box = await screen.findByRole('switch', { name: 'Push messages on this device' });
  await user.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'server-key' });
  expect(server.sent('POST', '/push-subscriptions')[0]?.body).toEqual(subscription);
  await user.click(box);
  await waitFor(() => expect(server.sent('DELETE', '/push-subscriptions')[0]?.body).toEqual({ endpoint: subscription.endpoint }));
  expect(given.unsubscribe).toHaveBeenCalled();
});

it('says that the browser blocks notifications', async () => {
  pushingBrowser('denied');
  const { user } = openSettings();
  const box = await screen.findByRole('switch', { name: 'Push messages on this device' });
  await user.click(box);
  await screen.findByText('Notifications are blocked');
  expect(box).not.toBeChecked();
});
