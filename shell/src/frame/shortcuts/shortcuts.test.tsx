import { aUser } from '@dwang/testing/web';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import { shortcutsOf } from './own-shortcuts';
import { ShortcutsHost } from './shortcuts-host';

const tools = { routes: [{ path: '/tools', title: 'Tools', skeleton: 'tiles' as const }], commands: [] };
const jobs = {
  routes: [{ path: '/jobs', title: 'Jobs', skeleton: 'table' as const }],
  commands: [{ id: 'timer', title: 'Start the timer', keys: 'F2', phrases: [] }],
};
const mockManifests = [
  { ...tools, id: 'mf-tools', role: 'everyone' },
  { ...jobs, id: 'mf-jobs', role: 'everyone' },
];
jest.mock('../../federation', () => ({ useManifests: () => mockManifests, isAllowed: () => true }));

function open() {
  freshDevice(aUser());
  return renderWithSession(
    <>
      <ShortcutsHost />
      <input aria-label="Notes" />
      <p>Wall plate</p>
    </>,
    '/help',
  );
}
const press = (code: string, more: object, target: Element = document.body) =>
  fireEvent.keyDown(target, { code, key: code.slice(-1).toLowerCase(), ...more });

afterEach(() => act(() => getSelection()?.removeAllRanges()));

test('only keys that something answers to are listed', () => {
  const keys = shortcutsOf([tools]).map((shortcut) => shortcut.keys);
  expect(keys).toEqual(expect.arrayContaining(['Ctrl+M', 'Ctrl+C', 'Ctrl+P', 'Ctrl+L', 'Alt+V', '?']));
  expect(keys).not.toContain('Alt+J');
  expect(shortcutsOf([jobs]).map((shortcut) => shortcut.keys)).toEqual(expect.arrayContaining(['F2', 'Alt+J']));
});

test('keys open screens and tools', async () => {
  const { address } = open();
  press('KeyJ', { altKey: true });
  await waitFor(() => expect(address()).toBe('/jobs'));
  press('KeyC', { ctrlKey: true });
  await waitFor(() => expect(address()).toBe('/tools?tool=calculator'));
});

test('copying selected text, typing, Alt Gr and the keys of a Mac stay what they are', () => {
  const { address } = open();
  getSelection()?.selectAllChildren(screen.getByText('Wall plate'));
  expect(press('KeyC', { ctrlKey: true })).toBe(true);
  act(() => getSelection()?.removeAllRanges());
  expect(press('KeyC', { ctrlKey: true }, screen.getByLabelText('Notes'))).toBe(true);
  expect(press('KeyL', { ctrlKey: true, altKey: true })).toBe(true);
  expect(press('KeyP', { metaKey: true })).toBe(true);
  expect(press('KeyP', { ctrlKey: true, shiftKey: true })).toBe(true);
  expect(address()).toBe('/help');
});

test('? shows all of them, and not while something is typed', async () => {
  open();
  fireEvent.keyDown(screen.getByLabelText('Notes'), { key: '?', shiftKey: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Open the measure tool');
});
