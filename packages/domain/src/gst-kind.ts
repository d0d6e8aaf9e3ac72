/**
 * How GST applies to a line. Source: Goods and Services Tax Act 1985.
 * - `standard`: a taxable supply at 15 % (s 8).
 * - `zero-rated`: taxable at 0 %, such as a going concern, land between registered persons, or services abroad (s 11, 11A, 11B).
 * - `exempt`: no taxable supply, such as residential rent or interest (s 14).
 * - `outside`: no supply for GST at all, such as a reimbursement as agent, or of a seller who is not registered (s 8, 51).
 * - `export`: goods that leave New Zealand, zero-rated (s 11(1)(a) to (e)).
 */
export const GST_KINDS = ['standard', 'zero-rated', 'exempt', 'outside', 'export'] as const;
export type GstKind = (typeof GST_KINDS)[number];

/** As people read them. */
export const GST_KIND_WORDS: Record<GstKind, string> = {
  standard: '15% GST',
  'zero-rated': 'Zero-rated',
  exempt: 'Exempt',
  outside: 'No GST',
  export: 'Zero-rated export',
};

/** `zero-rated`, `no GST`: the same within a text. */
export const gstKindWord = (kind: GstKind): string => GST_KIND_WORDS[kind].replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/** Whether GST is charged; of all others the rate is 0 or there is none. */
export const isTaxed = (kind: GstKind): boolean => kind === 'standard';

/** Whether it is a taxable supply at 0 %: it stands in the sales of a return, and in its zero-rated supplies (boxes 5 and 6). */
export const isZeroRated = (kind: GstKind): boolean => kind === 'zero-rated' || kind === 'export';

/** What a line is that says nothing: by the prices of its document, and where they bear no GST, by whether the seller is registered. */
export function usualGstKind(gst: 'exclusive' | 'inclusive' | 'none' | 'typed', sellersGstNumber: string): GstKind {
  if (gst !== 'none') return 'standard';
  return sellersGstNumber.trim() === '' ? 'outside' : 'zero-rated';
}
