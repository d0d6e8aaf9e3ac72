import type { Scope } from '../access/scope';
import { signIdentity, verifyIdentity } from './identity-header';

const KEY = 'k'.repeat(32);
const NOW = Date.parse('2026-04-04T14:00:00Z');
const scope: Scope = {
  userId: 7,
  username: 'Hēmi',
  companyId: 3,
  companyName: 'Rātā',
  timeZone: 'Pacific/Auckland',
  weekStart: 1,
  role: 'owner',
  seesPrices: true,
  isAdministrator: false,
};
const header = signIdentity(scope, 'jobs', KEY, NOW);

it('carries who is asking to the area it is meant for', () => {
  expect(verifyIdentity(header, 'jobs', KEY, NOW + 29_000)).toEqual(scope);
});

it.each([
  ['for another area', () => verifyIdentity(header, 'finance', KEY, NOW)],
  ['after thirty seconds', () => verifyIdentity(header, 'jobs', KEY, NOW + 31_000)],
  ['with another key', () => verifyIdentity(header, 'jobs', 'x'.repeat(32), NOW)],
  ['with a changed payload', () => verifyIdentity(`A${header}`, 'jobs', KEY, NOW)],
  ['without signature', () => verifyIdentity(header.split('.')[0] ?? '', 'jobs', KEY, NOW)],
  ['with a third part', () => verifyIdentity(`${header}.x`, 'jobs', KEY, NOW)],
  ['as garbage', () => verifyIdentity('rubbish.rubbish', 'jobs', KEY, NOW)],
  ['empty', () => verifyIdentity('', 'jobs', KEY, NOW)],
])('is nobody %s', (_, verify) => {
  expect(verify()).toBeNull();
});
