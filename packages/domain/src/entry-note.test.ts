import { entryNote, isDefaultNote } from './entry-note';

test('an entry without a note names its job where there is one (TR-309)', () => {
  expect(['Smith deck', 'General', null].map(entryNote)).toEqual(['Work on Smith deck', 'Time entry', 'Time entry']);
  expect(['Work on Smith deck', 'Time entry', 'Work on Fence'].map((note) => isDefaultNote(note, 'Smith deck'))).toEqual([
    true,
    true,
    false,
  ]);
});
