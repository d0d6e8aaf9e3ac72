import { type NoteBlock, type NoteItem, type NoteWord, noteBlocks } from '@dwang/domain/note-text';

/** A note as it is read: headings, lists and check boxes from the signs in its text. Headings are of the note, not of the page. */
export function NoteText({ text }: { text: string }) {
  return (
    <div className="dwang-note">
      {noteBlocks(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: NoteBlock }) {
  if (block.kind === 'heading') {
    return (
      <p className={`dwang-note-heading-${block.level}`}>
        <Words words={block.words} />
      </p>
    );
  }
  if (block.kind === 'text') {
    return (
      <p>
        {block.lines.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          <span key={index} className="dwang-note-line">
            <Words words={words} />
          </span>
        ))}
      </p>
    );
  }
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no name but their place
    <Item key={index} item={item} />
  ));
  return block.kind === 'numbers' ? <ol>{items}</ol> : <ul className={`dwang-note-${block.kind}`}>{items}</ul>;
}

function Item({ item: { words, isDone } }: { item: NoteItem }) {
  return (
    <li>
      {isDone !== undefined && (
        <span className="dwang-note-box" role="img" aria-label={isDone ? 'Done' : 'To do'}>
          {isDone ? '☑' : '☐'}
        </span>
      )}
      <span className={isDone ? 'dwang-note-done' : undefined}>
        <Words words={words} />
      </span>
    </li>
  );
}

function Words({ words }: { words: readonly NoteWord[] }) {
  return words.map(({ text, isStrong }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no name but their place
    isStrong ? <strong key={index}>{text}</strong> : text,
  );
}
