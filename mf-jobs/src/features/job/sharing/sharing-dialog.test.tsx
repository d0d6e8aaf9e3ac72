import type { ProjectMembers } from '@dwang/contracts';
import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { JobSharing } from './job-sharing';

const person = (userId: number, name: string) => ({ userId, name, profileImageUrl: null });
const SHARED: ProjectMembers = {
  items: [
    { ...person(7, 'Hēmi'), role: 'owner', level: 'admin', isShared: false },
    { ...person(8, 'Sione Tuʻipulotu'), role: 'contractor', level: 'edit', isShared: true },
  ],
  nextCursor: null,
  totals: { count: 2 },
  others: [person(9, 'Mere Parata')],
  myLevel: 'admin',
};

function open(members: ProjectMembers = SHARED) {
  const server = fakeApi({
    'GET /projects/5/members': () => members,
    'PUT /projects/5/members/8': () => members,
    'DELETE /projects/5/members/8': () => null,
  });
  return { server, ...renderInShell(<JobSharing projectId={5} projectName="Smith deck" />) };
}

test('changes what somebody may do, and takes the job back from them', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Shared with 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who sees Smith deck' }));
  await user.click(dialog.getByRole('radio', { name: 'View only' }));
  await waitFor(() => expect(server.sent('PUT', '/projects/5/members/8')[0]?.body).toEqual({ level: 'view' }));
  await user.click(dialog.getByRole('button', { name: 'Stop sharing with Sione Tuʻipulotu' }));
  await waitFor(() => expect(server.sent('DELETE', '/projects/5/members/8')).toHaveLength(1));
});

test('who does not manage the job sees who sees it, and changes nothing', async () => {
  const { user } = open({ ...SHARED, others: [], myLevel: 'view' });
  await user.click(await screen.findByRole('button', { name: 'Shared with 1' }));
  await expectText('Sione Tuʻipulotu');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: /Stop sharing/ })).toBeNull();
});
