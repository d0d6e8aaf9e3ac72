import { noteBlocks, toggleSign } from './index';

test('a note is headings, lists, check boxes and text, each line in its own kind', () => {
  const kinds = noteBlocks(
    '## Tuesday\nMet Mere.\nGate code 4412\n\n- [x] bearers\n- [ ] joists\n\n- nails\n* screws\n1. first\n2) then',
  ).map((block) => [block.kind, 'items' in block ? block.items.length : 'lines' in block ? block.lines.length : block.level]);
  expect(kinds).toEqual([
    ['heading', 2],
    ['text', 2],
    ['checks', 2],
    ['list', 2],
    ['numbers', 2],
  ]);
});

test('strong words are told apart, and signs that mean nothing stay as they were typed', () => {
  expect(noteBlocks('Use **H3.2** only')).toEqual([
    {
      kind: 'text',
      lines: [
        [
          { text: 'Use ', isStrong: false },
          { text: 'H3.2', isStrong: true },
          { text: ' only', isStrong: false },
        ],
      ],
    },
  ]);
  expect(noteBlocks('3.5 m < 4 m & <b>')).toEqual([{ kind: 'text', lines: [[{ text: '3.5 m < 4 m & <b>', isStrong: false }]] }]);
});

test('a sign goes before every chosen line, replaces another, and comes off again', () => {
  const typed = 'nails\nscrews';
  const listed = toggleSign(typed, 0, typed.length, 'list');
  expect(listed).toEqual({ text: '- nails\n- screws', cursor: 16 });
  expect(toggleSign(listed.text, 0, 3, 'checks').text).toBe('- [ ] nails\n- screws');
  expect(toggleSign(listed.text, 0, listed.text.length, 'list').text).toBe(typed);
  expect(toggleSign(typed, 8, 8, 'numbers').text).toBe('nails\n1. screws');
});
