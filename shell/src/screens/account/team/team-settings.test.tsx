import type { Invitation, TeamMember } from '@dwang/contracts';
import { aProject, aUser, expectText, fakeApi } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../../session/testing/render-signed';
import { TeamSettings } from './team-settings';

const member = (fields: Partial<TeamMember>): TeamMember => ({
  id: 7,
  name: 'Hēmi Ngāta',
  username: 'hēmi',
  email: 'hemi@example.nz',
  profileImageUrl: null,
  role: 'owner',
  active: true,
  seesPrices: true,
  lastActiveAt: '2026-03-01T00:00:00.000Z',
  ...fields,
});
const SIONE = member({ id: 8, name: 'Sione Tuʻipulotu', email: 'sione@example.nz', role: 'contractor', seesPrices: false });
const invitation = (fields: Partial<Invitation> = {}): Invitation => ({
  id: 3,
  email: 'mere@example.nz',
  role: 'user',
  seesPrices: true,
  createdAt: '2026-03-01T00:00:00.000Z',
  expiresAt: '2026-03-08T00:00:00.000Z',
  isExpired: false,
  link: null,
  isMailed: false,
  ...fields,
});

function openTeam(
  { role = 'owner' as const, limit = 10 as number | null, invited = [] as Invitation[] } = {},
  more: object = {},
) {
  const user = aUser({ role });
  freshDevice(user);
  const items = [member({}), SIONE];
  const server = fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => user,
    'GET /team/members': () => ({
      items,
      nextCursor: null,
      totals: { count: 2, members: 2 + invited.length, limit },
      plan: 'professional',
    }),
    'GET /team/invitations': () => ({ items: invited, nextCursor: null, totals: { count: invited.length } }),
    'GET /projects': () => ({ items: [], nextCursor: null, totals: { count: 0, active: 0, completed: 0 } }),
    ...more,
  });
  return { server, ...renderWithSession(<TeamSettings />, '/settings') };
}

test('the owner sees the team with its plan, and says what somebody may do', async () => {
  const { server, user } = openTeam({}, { 'PATCH /team/members/8': () => ({ ...SIONE, seesPrices: true }) });
  await expectText('· 2 of 10 in the team');
  expect(screen.getByText('Hēmi Ngāta (you)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change Sione Tuʻipulotu' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('May see prices'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expectText('What Sione Tuʻipulotu may do holds from now on.');
  expect(server.sent('PATCH', '/team/members/8')[0]?.body).toEqual({ role: 'contractor', active: true, seesPrices: true });
});

test('an invitation shows its link once, to hand over where the server sends no email', async () => {
  const { server, user } = openTeam({}, { 'POST /team/invitations': () => invitation({ link: '/invitation/secret-token' }) });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email'), 'mere@example.nz');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await dialog.findByLabelText('Link')).toHaveValue('http://localhost/invitation/secret-token');
  expect(dialog.getByText(/This server sends no email/)).toBeVisible();
  expect(server.sent('POST', '/team/invitations')[0]?.body).toEqual({ email: 'mere@example.nz', role: 'user' });
});

test('jobs for a contractor are found by typing, however many there are', async () => {
  const rows = ['Smith deck', 'Kōwhai villa'].map((name, index) => aProject({ id: index + 1, name, clientName: null }));
  const { server, user } = openTeam(
    {},
    {
      'GET /projects': ({ query }: { query: Record<string, string> }) => {
        const items = rows.filter(({ name }) => name.includes(query.q ?? ''));
        return { items, nextCursor: null, totals: { count: items.length, active: items.length, completed: 0 } };
      },
      'POST /team/invitations': () => invitation({ role: 'contractor' }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email'), 'mere@example.nz');
  await user.click(dialog.getByLabelText('Role'));
  await user.click(await screen.findByTitle(/^Contractor: jobs/));
  const jobs = await dialog.findByLabelText(/Jobs to share/);
  for (const name of ['deck', 'villa']) {
    await user.type(jobs, name);
    await waitFor(() => expect(server.sent('GET', '/projects').at(-1)?.query.q).toBe(name));
    await user.click(await screen.findByTitle(new RegExp(`${name}$`)));
  }
  expect(dialog.getAllByTitle('Smith deck')[0]).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(server.sent('POST', '/team/invitations')).toHaveLength(1));
  const sent = server.sent('POST', '/team/invitations')[0]?.body as { projects: { projectId: number }[] };
  expect(sent.projects.map(({ projectId }) => projectId)).toEqual([1, 2]);
});

test('open invitations can be sent again and taken back', async () => {
  const invited = [invitation()];
  const { server, user } = openTeam(
    { invited },
    {
      'POST /team/invitations/3/resend': () => invitation({ link: '/invitation/newer', isMailed: true }),
      'DELETE /team/invitations/3': () => null,
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Send again to mere@example.nz' }));
  expect(await screen.findByText(/We have sent mere@example.nz a letter/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Take back mere@example.nz' }));
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(server.sent('DELETE', '/team/invitations/3')).toHaveLength(1));
});

test('a full plan says what to do in place of inviting', async () => {
  openTeam({ limit: 2 });
  expect(await screen.findByText(/To invite somebody else, take a person out/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invite' })).toBeDisabled();
});
