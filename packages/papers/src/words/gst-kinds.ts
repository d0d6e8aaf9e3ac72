import { type GstKind, gstKindWord } from '@dwang/domain';

/** A line with how GST applies to it, where lines differ in that and it is not 15 %; '' elsewhere. */
export type GstMarked<Line> = Line & { mark: string };

/** Marks the lines of a document. Where all are alike none is marked: the sums below say it. */
export function gstMarked<Line extends { gstKind: GstKind }>(lines: readonly Line[]): GstMarked<Line>[] {
  const isMixed = new Set(lines.map(({ gstKind }) => gstKind)).size > 1;
  return lines.map((line) => ({ ...line, mark: isMixed && line.gstKind !== 'standard' ? gstKindWord(line.gstKind) : '' }));
}
