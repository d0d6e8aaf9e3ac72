import { timeAgo } from './time-ago';

const now = Date.parse('2026-03-03T00:00:00Z');

it.each([
  ['2026-03-02T23:59:40Z', 'Just now'],
  ['2026-03-02T23:30:00Z', '30 min ago'],
  ['2026-03-02T12:00:00Z', '12 h ago'],
  ['2026-03-02T10:00:00Z', 'Yesterday'],
  ['2026-02-27T00:00:00Z', '4 days ago'],
  ['2026-02-20T00:00:00Z', '20 Feb 2026'],
])('%s is %s at one in the afternoon in Auckland', (iso, text) => {
  expect(timeAgo(iso, 'Pacific/Auckland', now)).toBe(text);
});
