import type { GstKind, TypedGstMode } from '@dwang/contracts';
import { isTaxed, usualGstKind } from '@dwang/domain';
import { Invalid } from '@dwang/platform';

/** By what the lines of a document get their kind. */
export interface KindRule {
  gst: TypedGstMode;
  /** What the document says of lines that say nothing. */
  gstKind?: GstKind | undefined;
  /** The seller's. */
  gstNumber: string;
}

/** The kind of a line that says this, or nothing. Throws `Invalid` at `field` on a line with GST where prices bear none. */
export function kindOf(said: GstKind | undefined, { gst, gstKind, gstNumber }: KindRule, field: string): GstKind {
  const kind = said ?? gstKind ?? usualGstKind(gst, gstNumber);
  if (gst === 'none' && isTaxed(kind))
    throw new Invalid(said ? field : 'gstKind', 'A line with GST needs prices that are without GST or include it');
  return kind;
}
