import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@dwang/shell-api';
import { buildManual } from './manual';
import { excerpt, highlighted, searchManual } from './search-manual';

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

const titles = (typed: string) => searchManual(buildManual([jobs], 'Dwang'), typed).map(({ title }) => title);

test('sections stand in the order of the manual, and only those that say something', () => {
  expect(buildManual([jobs], 'Dwang').map(({ title }) => title)).toEqual([
    'Getting Started',
    'Dashboard',
    'Jobs',
    'Working Offline',
    'Notifications',
    'Voice Commands',
    'Keyboard Shortcuts',
    'FAQ',
    'Support',
  ]);
});

test('every place on the page is named once', () => {
  const anchors = buildManual([jobs], 'Dwang').flatMap(({ anchor, topics }) => [anchor, ...topics.map((topic) => topic.anchor)]);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('the shortcuts are those that something answers to', () => {
  const section = buildManual([jobs], 'Dwang').find(({ title }) => title === 'Keyboard Shortcuts');
  const keys = section?.topics.map(({ title }) => title) ?? [];
  expect(keys).toEqual(expect.arrayContaining(['F2', 'Alt+J', 'Ctrl+K or /']));
  expect(keys).not.toContain('Ctrl+M');
});

test('the search starts at two characters', () => {
  expect(titles('p')).toEqual([]);
  expect(titles(' p ')).toEqual([]);
  expect(titles('pr')).toContain('Projects');
});

test('titles come before texts, every word counts, and macrons need not be typed', () => {
  expect(titles('PROJECT')).toEqual(['Projects', 'Job timer']);
  expect(titles('maori')).toEqual(['Projects']);
  expect(titles('maori client')).toEqual(['Projects']);
  expect(titles('maori plumber')).toEqual([]);
  expect(titles('job')[0]).toBe('Job timer');
  expect(titles('timer')).toEqual(expect.arrayContaining(['Job timer', 'The timer in the header']));
});

test('what was typed is marked where it stands, with its macrons', () => {
  const text = 'A project belongs to a client, such as the Māori Trust.';
  const marked = highlighted(text, 'maori tru');
  expect(marked.filter(({ isFound }) => isFound).map((piece) => piece.text)).toEqual(['Māori', 'Tru']);
  expect(marked.map((piece) => piece.text).join('')).toBe(text);
});

test('a long text is shown around its first match', () => {
  const text = `${'Gib stopping takes three coats. '.repeat(10)}Kōwhai yellow is the last. ${'Sand it. '.repeat(20)}`;
  const shown = excerpt(text, 'kowhai');
  expect(shown).toContain('Kōwhai yellow');
  expect(shown.length).toBeLessThan(150);
  expect(shown).toMatch(/^… .* …$/);
});

const manifestOf = (remote: string): RemoteManifest => ({
  ...jobs,
  commands: [],
  help: JSON.parse(readFileSync(join(__dirname, `../../../../${remote}/remote.manifest.json`), 'utf8')).help,
});
const real = buildManual(['mf-dashboard', 'mf-jobs', 'mf-finance', 'mf-tools'].map(manifestOf), 'Dwang');

test.each([
  ['Measure Tool', 'Measure Tool'],
  ['Level Tool', 'Level Tool'],
  ['Invoices', 'Make an invoice'],
  ['invoices', 'Make an invoice'],
  ['Project Management', 'Projects'],
  ['Voice Commands', 'Talking to Dwang'],
])('the specification’s "%s" finds %s first (TR-316)', (typed, title) => {
  expect(searchManual(real, typed)[0]?.title).toBe(title);
});

test('where a topic has just that name, those that only speak of it are left out (TR-316)', () => {
  const found = searchManual(real, 'invoices');
  expect(found.length).toBeLessThanOrEqual(8);
  expect(found.every(({ title, names = [] }) => /invoice/i.test([title, ...names].join(' ')))).toBe(true);
});

test.each(['expenses', 'expense', 'costs', 'receipts'])('"%s" finds how to bill materials (TR-314)', (typed) => {
  expect(searchManual(real, typed)[0]?.title).toBe('Bill materials and other costs');
});

test('the manual speaks of the product by the name that it is given (TR-310)', () => {
  const manifests = ['mf-dashboard', 'mf-jobs', 'mf-finance', 'mf-tools', 'mf-admin'].map(manifestOf);
  const text = buildManual(manifests, 'Kauri Works')
    .flatMap(({ topics }) => topics)
    .map(({ title, body }) => `${title} ${body}`)
    .join(' ');
  expect(text).toContain('Installing Kauri Works');
  expect(text).not.toMatch(/\bDwang\b|\{app\}/);
});
