import type { Estimate, EstimateLabour, EstimateLine, ReplaceEstimate } from '@dwang/contracts';
import { ESTIMATE_NAME, OWN_SUPPLIER } from '@dwang/contracts/values';

/** An estimate while one works on it. */
export interface EstimateEdit {
  name: string;
  projectId: number | null;
  supplier: string;
  lines: EstimateLine[];
  labour: EstimateLabour[];
  wastePercent: string;
  marginPercent: string;
  gst: Estimate['gst'];
  notes: string;
}

export const newEdit = (projectId: number | null): EstimateEdit => ({
  name: ESTIMATE_NAME,
  projectId,
  supplier: OWN_SUPPLIER,
  lines: [],
  labour: [],
  wastePercent: '0.00',
  marginPercent: '0.00',
  gst: 'exclusive',
  notes: '',
});

export const editOf = (estimate: Estimate): EstimateEdit => {
  const { name, projectId, supplier, lines, labour, wastePercent, marginPercent, gst, notes } = estimate;
  return { name, projectId, supplier, lines, labour, wastePercent, marginPercent, gst, notes };
};

/** As it is sent: what price lists ask stays behind. */
export const toContent = ({ lines, ...edit }: EstimateEdit): Omit<ReplaceEstimate, 'version'> => ({
  ...edit,
  lines: lines.map(({ offers: _, ...line }) => line),
});

/** With the prices of own lists as they were just read; the same object where none changed. */
export function withOffers(edit: EstimateEdit, read: readonly EstimateLine[]): EstimateEdit {
  const offers = new Map(read.map((line) => [line.uid, line.offers]));
  const isSame = ({ uid, offers: known }: EstimateLine) => JSON.stringify(offers.get(uid) ?? known) === JSON.stringify(known);
  if (edit.lines.every(isSame)) return edit;
  return { ...edit, lines: edit.lines.map((line) => ({ ...line, offers: offers.get(line.uid) ?? line.offers })) };
}
