import { aProject, expectText, fakeApi, freshOutbox, NO_NETWORK, projectsOf, renderInShell } from '@dwang/testing/web';
import { fireEvent, screen, within } from '@testing-library/react';
import NoteTool from './note-tool';

const job = aProject({ id: 5, name: 'Kāpiti deck' });
const aServer = (isDown = false) =>
  fakeApi({
    'GET /projects': () => projectsOf(job),
    'GET /projects/5': () => job,
    'POST /projects/5/notes': ({ body }) => (isDown ? NO_NETWORK : { ...body, id: 9, projectId: 5 }),
  });
const open = () => renderInShell(<NoteTool />, { address: '/tools?tool=note-taking&projectId=5' });

beforeEach(async () => {
  localStorage.clear();
  await freshOutbox();
});

test('a note with a list is seen as it will be read, and goes to the job', async () => {
  const { requests } = aServer();
  const { user } = open();
  fireEvent.change(screen.getByRole('textbox', { name: /Note/ }), { target: { value: 'nails' } });
  await user.click(screen.getByRole('button', { name: 'Check box' }));
  expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('- [ ] nails');
  await user.click(screen.getByRole('radio', { name: 'Preview' }));
  expect(within(screen.getByRole('region', { name: 'Preview' })).getByRole('listitem')).toHaveTextContent('nails');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await expectText('Note saved');
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ text: '- [ ] nails' });
  expect(await screen.findByRole('link', { name: 'Kāpiti deck' })).toHaveAttribute('href', '/jobs/5');
});

test('without a network it stays on this device and says so', async () => {
  await freshOutbox('off');
  aServer(true);
  const { user } = open();
  fireEvent.change(screen.getByRole('textbox', { name: /Note/ }), { target: { value: 'Gate code 4412' } });
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await expectText('Note saved on this device');
});

test('what was typed and not saved is there again', async () => {
  aServer();
  const { unmount } = open();
  fireEvent.change(screen.getByRole('textbox', { name: /Note/ }), { target: { value: 'Half a thought' } });
  unmount();
  open();
  expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('Half a thought');
});
