import type { Estimate, EstimateSummary, SharedEstimate } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { type EstimateSums, quotedLines } from '@dwang/domain/estimates';
import type { EstimateRow } from './estimate.entity';
import type { readLines } from './estimate-content';

export const summaryView = (row: EstimateRow, projectName: string | null, totalCents = row.totalCents): EstimateSummary => ({
  id: row.id,
  uid: row.uid,
  userId: row.userId,
  projectId: row.projectId,
  projectName,
  isTemplate: row.isTemplate,
  name: row.name,
  lineCount: row.lineCount,
  total: centsToDecimal(totalCents),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

interface Read {
  projectName: string | null;
  content: ReturnType<typeof readLines>;
  sums: EstimateSums;
  supplier: string;
}

export const estimateView = (row: EstimateRow, { projectName, content, sums, supplier }: Read): Estimate => ({
  ...summaryView(row, projectName, sums.totalCents),
  ...content,
  supplier,
  wastePercent: centsToDecimal(row.waste),
  marginPercent: centsToDecimal(row.margin),
  gst: row.gst,
  notes: row.notes,
  materials: centsToDecimal(sums.materialsCents),
  margin: centsToDecimal(sums.marginCents),
  labourTotal: centsToDecimal(sums.labourCents),
  subtotal: centsToDecimal(sums.subtotalCents),
  tax: centsToDecimal(sums.taxCents),
});

/** What a client reads: nothing of costs, suppliers and margin. `day` is the day of its last change. */
export const sharedView = (row: EstimateRow, read: Read, seller: SharedEstimate['seller'], day: string): SharedEstimate => ({
  name: row.name,
  projectName: read.projectName,
  day,
  seller,
  lines: quotedLines(read.sums),
  gst: row.gst,
  subtotal: centsToDecimal(read.sums.subtotalCents),
  tax: centsToDecimal(read.sums.taxCents),
  total: centsToDecimal(read.sums.totalCents),
  notes: row.notes,
});
