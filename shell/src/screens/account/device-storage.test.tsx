import { aUser, expectText, fakeApi } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import { DeviceStorage } from './device-storage';

/** A browser whose worker has kept `copies` answers, and which uses 3.4 MB. */
function browserWith(copies: string[], isPersisted: boolean) {
  const stores = new Map([['dwang-api', copies]]);
  const caches = {
    open: async (name: string) => ({ keys: async () => stores.get(name) ?? [] }),
    delete: async (name: string) => stores.delete(name),
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  const storage = { estimate: async () => ({ usage: 3_400_000 }), persisted: async () => isPersisted, persist: async () => true };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  return stores;
}

function openOffline() {
  freshDevice(aUser());
  fakeApi({ 'GET /auth/status': () => ({ authenticated: true }), 'GET /auth/user': () => aUser() });
  return renderWithSession(<DeviceStorage />);
}

test('says what is kept on this device and clears the copies, nothing else', async () => {
  const stores = browserWith(['/api/projects', '/api/clients'], true);
  stores.set('dwang-files', ['/assets/main.js']);
  const { user } = openOffline();
  await expectText('2 lists and pages');
  await expectText('3.4 MB');
  await expectText('Yes, the browser will not clear it');
  await expectText('Everything is sent');
  await user.click(screen.getByRole('button', { name: 'Clear copies' }));
  await expectText('Nothing yet');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Clear copies' })).toBeDisabled());
  expect([...stores.keys()]).toEqual(['dwang-files']);
});

test('a browser that protects nothing is named as such', async () => {
  browserWith([], false);
  openOffline();
  await expectText('The browser may clear it when space runs out');
  expect(screen.getByRole('button', { name: 'Clear copies' })).toBeDisabled();
});
