import { getChannels, manifestUrl, notOnStable, setChannel } from './channels';
import type { RegistryEntry } from './guards';

const entry = (staging?: string): RegistryEntry => ({
  version: '0.1.0+1',
  contract: 1,
  paths: ['/jobs'],
  channels: { stable: '/mf-jobs/stable/remote.manifest.json', ...(staging ? { staging } : {}) },
});
const STAGING = '/mf-jobs/staging/remote.manifest.json';

beforeEach(() => localStorage.clear());

test('without a choice the stable build is used', () => {
  expect(manifestUrl(entry(STAGING), undefined)).toBe('http://localhost/mf-jobs/stable/remote.manifest.json');
});

test('a stored choice of staging is used when remotes.json offers it', () => {
  setChannel('mf-jobs', 'staging');
  expect(manifestUrl(entry(STAGING), getChannels({})['mf-jobs'])).toBe('http://localhost/mf-jobs/staging/remote.manifest.json');
});

test('staging that remotes.json does not offer falls back to stable', () => {
  setChannel('mf-jobs', 'staging');
  const choice = getChannels({})['mf-jobs'];
  expect(manifestUrl(entry(), choice)).toBe('http://localhost/mf-jobs/stable/remote.manifest.json');
  expect(notOnStable({ 'mf-jobs': entry() }, { 'mf-jobs': choice })).toEqual([]);
});

test('an address that is not in remotes.json cannot be chosen, neither by the address bar nor by storage', () => {
  const evil = 'https://evil.example/remote.manifest.json';
  localStorage.setItem('dwang-channels', JSON.stringify({ 'mf-jobs': evil }));
  const choices = getChannels({ 'mf-tools': evil });
  expect(choices).toEqual({});
  expect(manifestUrl(entry(STAGING), choices['mf-jobs'])).toContain('/mf-jobs/stable/');
});

test('the address bar is stronger than the stored choice', () => {
  setChannel('mf-jobs', 'staging');
  expect(getChannels({ 'mf-jobs': 'stable' })['mf-jobs']).toBe('stable');
});

test('choosing stable again forgets the choice', () => {
  setChannel('mf-jobs', 'staging');
  setChannel('mf-jobs', 'stable');
  expect(getChannels({})).toEqual({});
});

test('damaged storage counts as no choice', () => {
  localStorage.setItem('dwang-channels', '{');
  expect(getChannels({})).toEqual({});
});

test('remotes on staging are listed for the banner', () => {
  expect(notOnStable({ 'mf-jobs': entry(STAGING), 'mf-tools': entry(STAGING) }, { 'mf-jobs': 'staging' })).toEqual(['mf-jobs']);
});
