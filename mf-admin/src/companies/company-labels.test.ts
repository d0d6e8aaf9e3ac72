import { labelled } from './company-labels';

const company = (id: number, fields: object) => ({
  id,
  name: 'Rimu Roofing',
  owner: 'Ana Smith',
  createdAt: '2026-03-02T20:00:00.000Z',
  plan: 'free' as const,
  members: 1,
  isSubscribed: false,
  ...fields,
});
const labels = (...companies: ReturnType<typeof company>[]) => labelled(companies).map(({ label }) => label);

test('a company of a name of its own is called by it, and by how many they are', () => {
  expect(labels(company(1, { members: 3 }), company(2, { name: 'Kauri & Sons' }))).toEqual([
    'Rimu Roofing (3 people)',
    'Kauri & Sons',
  ]);
});

test('companies of one name are told apart by their owner and since when they are here', () => {
  const other = company(2, { name: 'rimu roofing', owner: 'Wiremu Tāmihana', members: 2, createdAt: '2026-10-31T11:00:00.000Z' });
  expect(labels(company(1, {}), other, company(3, { owner: '' }))).toEqual([
    'Rimu Roofing (Ana Smith, since 3 Mar 2026)',
    'rimu roofing (Wiremu Tāmihana, 2 people, since 1 Nov 2026)',
    'Rimu Roofing (since 3 Mar 2026)',
  ]);
});
