/** A piece of a line: plain, or `**strong**`. */
export interface NoteWord {
  text: string;
  isStrong: boolean;
}

export interface NoteItem {
  words: NoteWord[];
  /** For a check box: whether it is ticked. */
  isDone?: boolean;
}

/** What a note is made of, in the few signs of Markdown that Dwang knows. */
export type NoteBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; words: NoteWord[] }
  | { kind: 'list' | 'numbers' | 'checks'; items: NoteItem[] }
  | { kind: 'text'; lines: NoteWord[][] };

const HEADING = /^(#{1,3})\s+(.+)$/s;
const CHECK = /^[-*]\s+\[([ xX])\]\s+(.*)$/s;
const BULLET = /^[-*]\s+(.*)$/s;
const NUMBER = /^\d{1,3}[.)]\s+(.*)$/s;
const STRONG = /\*\*(.+?)\*\*/g;

function wordsOf(line: string): NoteWord[] {
  const words: NoteWord[] = [];
  let from = 0;
  for (const match of line.matchAll(STRONG)) {
    if (match.index > from) words.push({ text: line.slice(from, match.index), isStrong: false });
    words.push({ text: match[1] ?? '', isStrong: true });
    from = match.index + match[0].length;
  }
  if (from < line.length || words.length === 0) words.push({ text: line.slice(from), isStrong: false });
  return words;
}

function blockOf(line: string): NoteBlock {
  const [, signs, title] = HEADING.exec(line) ?? [];
  if (signs && title) return { kind: 'heading', level: signs.length as 1 | 2 | 3, words: wordsOf(title) };
  const [, tick, task] = CHECK.exec(line) ?? [];
  if (tick && task !== undefined) return { kind: 'checks', items: [{ words: wordsOf(task), isDone: tick !== ' ' }] };
  const [, point] = BULLET.exec(line) ?? [];
  if (point !== undefined) return { kind: 'list', items: [{ words: wordsOf(point) }] };
  const [, step] = NUMBER.exec(line) ?? [];
  if (step !== undefined) return { kind: 'numbers', items: [{ words: wordsOf(step) }] };
  return { kind: 'text', lines: [wordsOf(line)] };
}

/** Whether `next` goes on with `block`: lines of one list or one paragraph stay together. */
function joined(block: NoteBlock | undefined, next: NoteBlock): boolean {
  if (!block || block.kind !== next.kind) return false;
  if (block.kind === 'text' && next.kind === 'text') block.lines.push(...next.lines);
  else if ('items' in block && 'items' in next) block.items.push(...next.items);
  else return false;
  return true;
}

/** A note as blocks: `# heading`, `- list`, `- [ ] check box`, `1. number`, `**strong**`; all else is text, as it was typed. */
export function noteBlocks(text: string): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  let isNew = true;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      isNew = true;
      continue;
    }
    const next = blockOf(line.trim());
    if (isNew || !joined(blocks.at(-1), next)) blocks.push(next);
    isNew = false;
  }
  return blocks;
}

/** What a button of the note's editor makes of a line. */
export type NoteSign = 'heading' | 'list' | 'checks' | 'numbers';
const SIGNS: Readonly<Record<NoteSign, string>> = { heading: '## ', list: '- ', checks: '- [ ] ', numbers: '1. ' };
const ANY_SIGN = /^(#{1,3}\s+|[-*]\s+\[[ xX]\]\s+|[-*]\s+|\d{1,3}[.)]\s+)/;

/**
 * Puts a sign before the lines from `start` to `end` of the text, or takes it away where they have it; another sign is replaced. Answers
 * the text and where the cursor goes.
 */
export function toggleSign(text: string, start: number, end: number, sign: NoteSign): { text: string; cursor: number } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', end);
  const to = after === -1 ? text.length : after;
  const lines = text.slice(from, to).split('\n');
  const mark = SIGNS[sign];
  const isOn = lines.every((line) => line.startsWith(mark) || (sign === 'numbers' && NUMBER.test(line)));
  const changed = lines.map((line, index) => {
    const plain = line.replace(ANY_SIGN, '');
    if (isOn) return plain;
    return `${sign === 'numbers' ? `${index + 1}. ` : mark}${plain}`;
  });
  const middle = changed.join('\n');
  return { text: text.slice(0, from) + middle + text.slice(to), cursor: from + middle.length };
}
