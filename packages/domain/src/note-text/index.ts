/** Notes with a little structure, as plain text. */
export { type NoteBlock, type NoteItem, type NoteSign, type NoteWord, noteBlocks, toggleSign } from './note-text';
