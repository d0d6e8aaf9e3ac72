import { type Feature, SETTING_IDS, SETTINGS, type Setting } from '@dwang/contracts';
import { aUser, expectText, fakeApi, NO_NETWORK, refuse, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import AdminRoute from './admin.route';

const at = (address = '/admin?tab=settings') => ({ host: { user: aUser({ isAdministrator: true }) }, address });

const stored = (changes: Partial<Record<Setting['id'], string | boolean>> = {}) => ({
  items: SETTING_IDS.map((id): Setting => {
    const { category, name, type, standard } = SETTINGS[id];
    const value = changes[id] ?? standard;
    const options = id === 'notification_frequency' ? ['immediate', 'hourly'] : [];
    const isReadOnly = id === 'app_version';
    const version = id in changes ? 2 : 1;
    return { id, category, name, type, value, options, help: '', isReadOnly, version, updatedAt: null, updatedBy: null };
  }),
});

test('only what was changed is saved, with the version that was read, and the banner of the specification says so', async () => {
  const api = fakeApi({
    'GET /admin/settings': () => stored(),
    'PATCH /admin/settings': () => stored({ company_name: 'Kauri' }),
  });
  const { user } = renderInShell(<AdminRoute />, at());
  const name = await screen.findByLabelText('Company Name');
  expect(screen.getByLabelText('App Version')).toBeDisabled();
  await user.clear(name);
  await user.type(name, 'Kauri');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expectText('Settings saved successfully!');
  expect(api.sent('PATCH', '/admin/settings').map(({ body }) => body)).toEqual([
    { changes: [{ id: 'company_name', value: 'Kauri', version: 1 }] },
  ]);
  await waitFor(() => expect(screen.queryByText('Settings saved successfully!')).toBeNull(), { timeout: 10_000 });
});

test('a category of the address opens; a switch and a refused field say what is wrong beside them', async () => {
  const errors = [{ field: 'api_rate_limit', message: 'Must be between 10 and 1000000' }];
  const api = fakeApi({
    'GET /admin/settings': () => stored(),
    'PATCH /admin/settings': () => refuse(400, 'REQUEST.INVALID', 'Refused', errors),
  });
  const { user } = renderInShell(<AdminRoute />, at('/admin?tab=settings&category=API'));
  await user.click(await screen.findByRole('switch', { name: 'API Logging' }));
  const limit = screen.getByLabelText(/^API Rate Limit/);
  await user.clear(limit);
  await user.type(limit, '5');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expectText('Must be between 10 and 1000000');
  expect(api.sent('PATCH', '/admin/settings')[0]?.body).toMatchObject({
    changes: [
      { id: 'api_rate_limit', value: '5' },
      { id: 'api_logging', value: false },
    ],
  });
  expect(limit).toHaveValue('5');
});

test('what was typed in one category stays while another is looked at', async () => {
  const api = fakeApi({
    'GET /admin/settings': () => stored(),
    'PATCH /admin/settings': () => stored({ company_name: 'Kauri' }),
  });
  const { user } = renderInShell(<AdminRoute />, at());
  const name = await screen.findByLabelText('Company Name');
  await user.clear(name);
  await user.type(name, 'Kauri');
  const category = within(screen.getByRole('radiogroup', { name: 'Category' }));
  await user.click(category.getByText('API'));
  expect(await screen.findByLabelText(/^API Rate Limit/)).toBeVisible();
  expect(name).not.toBeVisible();
  await user.click(category.getByText('General'));
  expect(name).toHaveValue('Kauri');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expectText('Settings saved successfully!');
  expect(api.sent('PATCH', '/admin/settings')[0]?.body).toMatchObject({ changes: [{ id: 'company_name', value: 'Kauri' }] });
});

test('a server that does not answer is told in the words of the specification, and nothing typed is lost', async () => {
  fakeApi({ 'GET /admin/settings': () => stored(), 'PATCH /admin/settings': () => NO_NETWORK });
  const { user } = renderInShell(<AdminRoute />, at());
  await user.type(await screen.findByLabelText('Support Email'), 'help@kauri.nz');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.getByText('Error saving settings. Please try again.')).toBeVisible(), { timeout: 10_000 });
  expect(screen.getByLabelText('Support Email')).toHaveValue('help@kauri.nz');
});

test('what another administrator saved meanwhile is offered, and not overwritten', async () => {
  let items = stored();
  fakeApi({
    'GET /admin/settings': () => items,
    'PATCH /admin/settings': () => refuse(409, 'REQUEST.VERSION_CONFLICT', 'Changed elsewhere'),
  });
  const { user } = renderInShell(<AdminRoute />, at());
  await user.type(await screen.findByLabelText('Company Name'), ' and Sons');
  items = stored({ company_name: 'Rimu' });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expectText('Nothing was saved. Look at theirs first, then enter your change again.');
  await user.click(await screen.findByRole('button', { name: 'Show theirs' }));
  await waitFor(() => expect(screen.getByLabelText('Company Name')).toHaveValue('Rimu'));
});

test('a part is turned off only after a question, a tool at once', async () => {
  const flag = (id: Feature['id'], kind: Feature['kind'], name: string): Feature => ({
    id,
    kind,
    name,
    isOn: true,
    version: 3,
    updatedAt: null,
    updatedBy: null,
  });
  const items = [flag('mf-finance', 'remote', 'Finance'), flag('sound', 'tool', 'Sound Meter')];
  const api = fakeApi({
    'GET /admin/features': () => ({ items }),
    'PATCH /admin/features/sound': () => ({ ...items[1], isOn: false }),
    'PATCH /admin/features/mf-finance': () => ({ ...items[0], isOn: false }),
  });
  const { user } = renderInShell(<AdminRoute />, at('/admin?tab=features'));
  await user.click(await screen.findByRole('switch', { name: 'Sound Meter' }));
  await expectText('Sound Meter is off');
  expect(api.sent('PATCH', '/admin/features/sound')[0]?.body).toEqual({ isOn: false, version: 3 });
  await user.click(screen.getByRole('switch', { name: 'Finance' }));
  const question = await screen.findByRole('dialog', { name: 'Turn off Finance?' });
  expect(api.sent('PATCH', '/admin/features/mf-finance')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Turn off' }));
  await expectText('Finance is off');
});
