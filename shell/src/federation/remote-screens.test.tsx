import { MemoryRouter, useRoutes } from '@dwang/kit';
import { aUser } from '@dwang/testing/web';
import { render, screen } from '@testing-library/react';
import { remoteScreens } from './remote-screens';
import type { RemotesState } from './remotes';

jest.mock('./remote-route', () => ({ RemoteRoute: ({ path }: { path: string }) => <p>screen of {path}</p> }));

const manifest = {
  ...{ id: 'mf-jobs', contract: 1, container: 'mf_jobs', version: '1', entry: 'e.js', role: 'everyone' },
  ...{ navigation: [], widgets: [], commands: [], help: [], assets: [], preload: [] },
  routes: [
    { path: '/jobs', title: 'Jobs & Admin', skeleton: 'table' },
    { path: '/schedule', title: 'Schedule', skeleton: 'table', tool: 'schedule' },
  ],
};
const state = { registry: { 'mf-jobs': {} }, known: { 'mf-jobs': { manifest } }, settled: true } as unknown as RemotesState;

const Screens = ({ off }: { off: string[] }) => useRoutes(remoteScreens(state, aUser(), off));
const open = (path: string, ...off: string[]) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Screens off={off} />
    </MemoryRouter>,
  );

test('a screen that is a tool is turned off with the tool, and those beside it are not', () => {
  open('/schedule', 'schedule');
  expect(screen.getByText('Schedule is turned off')).toBeVisible();
  open('/jobs', 'schedule');
  expect(screen.getByText('screen of /jobs')).toBeVisible();
});

test('a remote that is turned off takes all its screens with it, under its own name', () => {
  open('/schedule', 'mf-jobs', 'schedule');
  expect(screen.getByText('Jobs is turned off')).toBeVisible();
});
