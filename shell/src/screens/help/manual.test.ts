import type { RemoteManifest } from '@dwang/shell-api';
import { buildManual, searchManual } from './manual';

const jobs: RemoteManifest = {
  id: 'mf-jobs',
  contract: 1,
  routes: [{ path: '/jobs', title: 'Jobs', skeleton: 'table' }],
  navigation: [],
  widgets: [],
  commands: [
    { id: 'timer-toggle', title: 'Start or pause the timer', keys: 'F2', phrases: [] },
    { id: 'silent', title: 'Only by voice', phrases: ['do it'] },
  ],
  help: [
    { id: 'projects', section: 'Jobs', title: 'Projects', body: 'A project belongs to a client, such as the Māori Trust.' },
    { id: 'timer', section: 'Dashboard', title: 'Job timer', body: 'Starts on a project.' },
  ],
  role: 'everyone',
  container: 'mf_jobs',
  version: '1',
  entry: 'remoteEntry.js',
  preload: [],
  assets: [],
};

test('sections stand in the order of the manual, and only those that say something', () => {
  expect(buildManual([jobs]).map(({ title }) => title)).toEqual(['Getting Started', 'Dashboard', 'Jobs', 'Keyboard Shortcuts']);
});

test('the shortcuts are those that some remote answers to', () => {
  const section = buildManual([jobs]).at(-1);
  expect(section?.topics.map(({ title, body }) => [title, body])).toEqual([['F2', 'Start or pause the timer']]);
});

test('the search starts at two characters', () => {
  const manual = buildManual([jobs]);
  expect(searchManual(manual, 'p')).toEqual([]);
  expect(searchManual(manual, ' p ')).toEqual([]);
  expect(searchManual(manual, 'pr')[0]?.title).toBe('Projects');
});

test('titles come before texts, and macrons need not be typed', () => {
  const manual = buildManual([jobs]);
  expect(searchManual(manual, 'PROJECT').map(({ title }) => title)).toEqual(['Projects', 'Job timer']);
  expect(searchManual(manual, 'maori').map(({ title }) => title)).toEqual(['Projects']);
});
