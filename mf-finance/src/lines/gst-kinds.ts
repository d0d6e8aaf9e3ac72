import { GST_KINDS, type GstKind } from '@dwang/domain';
import type { PricingValues, UntaxedKind } from './pricing';

const UNTAXED = GST_KINDS.filter((kind): kind is UntaxedKind => kind !== 'standard');

const NAMES: Record<GstKind, string> = {
  standard: '15%',
  'zero-rated': 'Zero-rated',
  exempt: 'Exempt',
  outside: 'Outside GST',
  export: 'Export',
};

export const kindOptions = <Kind extends GstKind>(kinds: readonly Kind[]): { value: Kind; label: string }[] =>
  kinds.map((value) => ({ value, label: NAMES[value] }));

export const UNTAXED_OPTIONS = kindOptions(UNTAXED);

/** What each kind is, for whoever has to choose. */
export const KINDS_HELP =
  'Zero-rated: taxed at 0%, e.g. services for clients overseas, land between registered people. Exempt: e.g. residential rent. Outside GST: no supply, e.g. a council fee that you paid as the client’s agent, or you are not registered. Export: goods that leave New Zealand.';

/** The kinds that the lines of a form may have, the usual one first. */
function kindsOf({ gst, untaxedKind }: Partial<PricingValues>): readonly GstKind[] {
  if (gst !== 'none') return GST_KINDS;
  return untaxedKind ? [untaxedKind, ...UNTAXED.filter((kind) => kind !== untaxedKind)] : UNTAXED;
}

/** What a line that chooses from `kinds` has: its own, else the usual one. */
export const kindIn = (kinds: readonly GstKind[], own: GstKind | undefined): GstKind | undefined =>
  own && kinds.includes(own) ? own : kinds[0];

/** The kinds from which each line chooses; none while all lines have the same. */
export const lineChoice = (pricing: Partial<PricingValues>): readonly GstKind[] => (pricing.gstByLine ? kindsOf(pricing) : []);

/** The kind that a line has as the form stands; undefined where the server is to say why the document bears no GST. */
export function gstKindOf(
  line: { gstKind?: GstKind | undefined } | undefined,
  pricing: Partial<PricingValues>,
): GstKind | undefined {
  if (pricing.gstByLine) return kindIn(kindsOf(pricing), line?.gstKind);
  return pricing.gst === 'none' ? pricing.untaxedKind : 'standard';
}

/** The same for the sums and the preview: as long as it is not known why there is no GST, no figure depends on it. */
export const shownKind = (...of: Parameters<typeof gstKindOf>): GstKind => gstKindOf(...of) ?? 'outside';

/** Hours that become lines, to be asked for their kind. */
export const hoursOf = ({ hoursKind }: Partial<PricingValues>) => ({ gstKind: hoursKind });
