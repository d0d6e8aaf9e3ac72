import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryRouter, useRoutes } from '@dwang/kit';
import { aUser } from '@dwang/testing/web';
import { render, screen } from '@testing-library/react';
import { remoteScreens } from './remote-screens';
import type { RemotesState } from './remotes';

jest.mock('./remote-boundary', () => ({ RemoteBoundary: () => <p>screen</p> }));

const manifest = {
  ...{ id: 'mf-jobs', contract: 1, container: 'mf_jobs', version: '1', entry: 'e.js', role: 'everyone' },
  ...{ navigation: [], widgets: [], commands: [], help: [], assets: [], preload: [] },
  routes: [
    { path: '/jobs', below: [':id', 'clients/:id', 'plan'], title: 'Jobs & Admin', skeleton: 'table' },
    { path: '/old', title: 'Of an older build', skeleton: 'table' },
    { path: '/schedule', title: 'Schedule', skeleton: 'table', tool: 'schedule' },
  ],
};
const state = { registry: { 'mf-jobs': {} }, known: { 'mf-jobs': { manifest } }, settled: true } as unknown as RemotesState;

const Screens = ({ off }: { off: string[] }) =>
  useRoutes([...remoteScreens(state, aUser(), off, <p>nothing here</p>), { path: '*', element: <p>nothing here</p> }]);
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
  expect(screen.getByText('screen')).toBeVisible();
});

test('a remote that is turned off takes all its screens with it, under its own name', () => {
  open('/schedule', 'mf-jobs', 'schedule');
  expect(screen.getByText('Jobs is turned off')).toBeVisible();
});

test.each([
  ['/jobs', 'screen'],
  ['/jobs/', 'screen'],
  ['/jobs/12', 'screen'],
  ['/jobs/clients/12', 'screen'],
  ['/jobs/plan', 'screen'],
  ['/old/anything', 'screen'],
  ['/jobs/xyz', 'nothing here'],
  ['/jobs/0', 'nothing here'],
  ['/jobs/12/more', 'nothing here'],
  ['/jobs/clients', 'nothing here'],
  ['/jobs/clients/xyz', 'nothing here'],
  ['/xyz', 'nothing here'],
])('%s shows: %s (TR-305)', (path, text) => {
  open(path);
  expect(screen.getByText(text)).toBeVisible();
});

test('every screen of every remote says which paths lie below it (TR-305)', () => {
  const manifests = ['mf-jobs', 'mf-finance', 'mf-tools', 'mf-admin'].map((remote) =>
    JSON.parse(readFileSync(join(__dirname, `../../../${remote}/remote.manifest.json`), 'utf8')),
  );
  const routes = manifests.flatMap((one) => one.routes as { path: string; below?: string[] }[]);
  expect(routes.filter(({ below }) => below === undefined)).toEqual([]);
});
