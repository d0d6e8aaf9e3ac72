import { daysBetween } from '../zone';
import { AHEAD_POINTS, HARDLY_BEGUN, HIGH_USE, UNBILLED_DAYS } from './limits';
import type { BudgetFinding, BudgetReason, Finding, InvoiceDetail } from './types';

interface Unbilled {
  projectId: number;
  projectName: string;
  seconds: number;
  amountCents: number;
  oldestDay: string;
}

/** Projects whose oldest unbilled time is more than 14 days old, and which would bring money. */
export const oldUnbilledTime = (projects: readonly Unbilled[], today: string): Finding[] =>
  projects
    .filter(({ oldestDay, amountCents }) => amountCents > 0 && daysBetween(oldestDay, today) > UNBILLED_DAYS)
    .map(({ projectId, projectName, seconds, amountCents, oldestDay }) => {
      return { kind: 'unbilled-hours', projectId, projectName, seconds, amountCents, oldestDay };
    });

interface Awaited {
  id: number;
  invoiceNumber: string | null;
  clientName: string;
  /** Still to be paid. */
  openCents: number;
  dueDate: string;
}

/** Unpaid invoices whose due day is over. */
export const overdueInvoices = (invoices: readonly Awaited[], today: string): Finding[] =>
  invoices
    .filter(({ dueDate }) => dueDate < today)
    .map(({ id, invoiceNumber, clientName, openCents, dueDate }) => {
      const days = daysBetween(dueDate, today);
      return {
        kind: 'overdue-invoice',
        invoiceId: id,
        name: invoiceNumber ?? 'An invoice',
        clientName,
        openCents,
        dueDate,
        days,
      };
    });

interface Budget {
  projectId: number;
  name: string;
  estimateCents: number;
  actualCents: number;
  progress: number;
}

/** Jobs that have used more than 80 % of their estimate, or whose cost runs 20 points ahead of their progress. */
export const burntBudgets = (budgets: readonly Budget[]): BudgetFinding[] =>
  budgets.flatMap((budget) => {
    const { projectId, name, estimateCents, actualCents, progress } = budget;
    if (estimateCents <= 0) return [];
    const used = Math.floor((actualCents * 100) / estimateCents);
    const reason = reasonOf(budget, used);
    return reason ? [{ kind: 'budget-burn', projectId, name, estimateCents, actualCents, used, progress, reason }] : [];
  });

function reasonOf({ estimateCents, actualCents, progress }: Budget, used: number): BudgetReason | null {
  if (actualCents > estimateCents) return 'over';
  // Nearly done and nearly used up is as it should be.
  if (actualCents * 100 > estimateCents * HIGH_USE && used > progress) return 'high';
  return used > HARDLY_BEGUN && used - progress > AHEAD_POINTS ? 'ahead' : null;
}

/** What invoices lack while there are any. */
export function missingDetails(company: Record<InvoiceDetail, string>, hasInvoices: boolean): Finding[] {
  const all: InvoiceDetail[] = ['bankAccount', 'gstNumber'];
  const missing = all.filter((detail) => company[detail].trim() === '');
  return hasInvoices && missing.length > 0 ? [{ kind: 'invoice-details', missing }] : [];
}
