import { aUser, expectText, fakeApi, refuse, renderInShell } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { AddToEstimate } from './add-to-estimate';

const materials = [{ description: 'Ready-mix concrete', quantity: '2.4', unit: 'm³' }];
const estimates = (...names: string[]) => ({
  items: names.map((name, index) => ({ id: index + 1, name })),
  nextCursor: null,
  totals: { count: names.length },
});

test('what a calculator says goes on a new estimate of the job, once, also when the first try fails', async () => {
  let isDown = true;
  const { sent } = fakeApi({
    'GET /estimates': () => estimates(),
    'POST /estimates': ({ body }) => ({ id: 8, ...body }),
    'POST /estimates/8/lines': () => (isDown ? refuse(409, 'ESTIMATE.TOO_MANY_LINES', 'It is full') : { id: 8, name: 'Deck' }),
  });
  const { user } = renderInShell(<AddToEstimate materials={materials} projectId={5} />);
  await user.click(screen.getByRole('button', { name: 'Add to estimate' }));
  const name = await screen.findByLabelText('Project name');
  expect(name).toHaveValue('New Construction Project');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await expectText('It is full');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('link', { name: 'Deck' })).toHaveAttribute('href', '/estimates/8?tab=summary');
  const made = sent('POST', '/estimates').map(({ body }) => body);
  expect(made[0]).toMatchObject({ projectId: 5 });
  expect(made[1]?.uid).toBe(made[0]?.uid);
  const [, added] = sent('POST', '/estimates/8/lines');
  expect(added?.body.lines).toEqual([{ ...materials[0], materialId: null, uid: expect.any(String) }]);
});

test('what is sent again after a lost answer is the same, to be added once (TR-201)', async () => {
  let isLost = true;
  const { sent } = fakeApi({
    'GET /estimates': () => estimates('Deck', 'Fence'),
    'POST /estimates/1/lines': () => (isLost ? refuse(504, 'SERVER.TOO_SLOW', 'No answer in time') : { id: 1, name: 'Deck' }),
  });
  const { user } = renderInShell(<AddToEstimate materials={materials} projectId={5} />);
  await user.click(screen.getByRole('button', { name: 'Add to estimate' }));
  await user.click(await screen.findByLabelText('Estimate'));
  await user.click(await screen.findByText('Deck'));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await expectText('No answer in time');
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sent('POST', '/estimates/1/lines').length).toBeGreaterThan(1));
  const tries = sent('POST', '/estimates/1/lines').map(({ key, body }) => [key, body]);
  expect(tries.at(-1)).toEqual(tries[0]);
  expect(tries[0]?.[0]).toMatch(/-1$/);
});

test('a contractor is not offered it', async () => {
  fakeApi();
  renderInShell(<AddToEstimate materials={materials} />, { host: { user: { ...aUser(), role: 'contractor' } } });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
