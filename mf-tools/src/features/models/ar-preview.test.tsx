import { fakeApi, freshOutbox, renderInShell } from '@dwang/testing/web';
import { screen } from '@testing-library/react';
import ArPreviewTool from './ar-preview-tool';

// jsdom has neither WebGL nor WebXR nor a camera: what is seen here is what a device without them shows.
beforeEach(freshOutbox);
afterEach(() => Reflect.deleteProperty(navigator, 'xr'));

const open = (address = '/tools?tool=ar-preview&model=deck&length=6000') => renderInShell(<ArPreviewTool />, { address });

it('keeps the sizes on the way to the models page, and drops them with another model', async () => {
  fakeApi({});
  const { user, address } = open();
  expect(screen.getByRole('link', { name: 'Change sizes' })).toHaveAttribute('href', '/models?model=deck&length=6000');
  await user.click(screen.getByRole('radio', { name: 'Stairs' }));
  expect(address()).toBe('/tools?tool=ar-preview&model=stairs');
});

it('says so when the device cannot draw, or its camera may not be used', async () => {
  fakeApi({});
  const { user } = open();
  expect(await screen.findByText(/This device cannot draw in 3D/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start Camera' }));
  expect(await screen.findByText('Could not access the camera. Please check your permissions.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start Camera' })).toBeVisible();
});

it.each([true, false])('offers to place the model in the room only where the browser can: %s', async (can) => {
  fakeApi({});
  Object.defineProperty(navigator, 'xr', { configurable: true, value: { isSessionSupported: async () => can } });
  open();
  await screen.findByText(/This device cannot draw in 3D/);
  expect(screen.queryAllByRole('button', { name: 'Place in the room' })).toHaveLength(can ? 1 : 0);
});
