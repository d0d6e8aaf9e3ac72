import { renameOldDrafts } from './old-drafts';

beforeEach(() => localStorage.clear());
const kept = () => Object.fromEntries(Object.keys(localStorage).map((name) => [name, localStorage.getItem(name)]));

test('what names its person goes to that person, whoever is here now', () => {
  localStorage.setItem('dwang-draft:profile-7', 'phone');
  localStorage.setItem('dwang-draft:site-planner-2', 'walls');
  renameOldDrafts(7);
  expect(kept()).toEqual({ 'dwang-draft:7:profile': 'phone', 'dwang-draft:2:site-planner': 'walls' });
});

test('what names nobody goes to the only person of this device', () => {
  localStorage.setItem('dwang-draft:clients-letter', 'Dear all');
  localStorage.setItem('dwang-laser-list', '[1]');
  localStorage.setItem('dwang-draft:7:job-timer', '{}');
  renameOldDrafts(7);
  expect(kept()).toEqual({
    'dwang-draft:7:clients-letter': 'Dear all',
    'dwang-draft:7:laser-list': '[1]',
    'dwang-draft:7:job-timer': '{}',
  });
});

test('where somebody else was here as well, or nobody is, what names nobody is removed', () => {
  localStorage.setItem('dwang-draft:clients-letter', 'Dear all');
  localStorage.setItem('dwang-draft:2:job-note', 'Framing');
  renameOldDrafts(7);
  expect(kept()).toEqual({ 'dwang-draft:2:job-note': 'Framing' });
  localStorage.setItem('dwang-draft:bulk-entries', 'Monday');
  renameOldDrafts(null);
  expect(kept()).toEqual({ 'dwang-draft:2:job-note': 'Framing' });
});

test('what has its person stays as it is, and is never written over', () => {
  localStorage.setItem('dwang-draft:7:feedback', 'new');
  localStorage.setItem('dwang-draft:feedback-7', 'old');
  localStorage.setItem('dwang-draft:visitor:register', 'typed');
  renameOldDrafts(7);
  expect(kept()).toEqual({ 'dwang-draft:7:feedback': 'new', 'dwang-draft:visitor:register': 'typed' });
});
