import { askToStay } from './ask-to-stay';

const browser = (parts: object) => {
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(navigator, name, { configurable: true, value });
};

test('the browser is asked once to keep the storage, and each time to wake the worker when there is a network', async () => {
  const persist = jest.fn(async () => true);
  const register = jest.fn(async () => undefined);
  browser({ storage: { persist }, serviceWorker: { getRegistration: async () => ({ sync: { register } }) } });
  await askToStay();
  await askToStay();
  expect(persist).toHaveBeenCalledTimes(1);
  expect(register.mock.calls).toEqual([['dwang-outbox'], ['dwang-outbox']]);
});

test('a browser that refuses, or has none of it, keeps nobody from working', async () => {
  browser({ serviceWorker: { getRegistration: () => Promise.reject(new Error('refused')) } });
  await expect(askToStay()).resolves.toBeUndefined();
  browser({ storage: undefined, serviceWorker: undefined });
  await expect(askToStay()).resolves.toBeUndefined();
});
