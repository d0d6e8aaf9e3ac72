/** What is wrong or could be better, found in the person's own rows; with the figures that show it. Days are `YYYY-MM-DD`. */
export type Finding =
  | { kind: 'unbilled-hours'; projectId: number; projectName: string; seconds: number; amountCents: number; oldestDay: string }
  | {
      kind: 'overdue-invoice';
      invoiceId: number;
      name: string;
      clientName: string;
      openCents: number;
      dueDate: string;
      days: number;
    }
  | BudgetFinding
  | { kind: 'timer-forgotten'; projectName: string | null; since: number; hours: number }
  | WeatherFinding
  | { kind: 'invoice-details'; missing: readonly InvoiceDetail[] };

/** `over`: more than the estimate; `high`: more than 80 % of it; `ahead`: the cost runs ahead of the work. */
export type BudgetReason = 'over' | 'high' | 'ahead';

export interface BudgetFinding {
  kind: 'budget-burn';
  projectId: number;
  name: string;
  estimateCents: number;
  actualCents: number;
  /** Share of the estimate that is used, and of the work that is done, in whole percent. */
  used: number;
  progress: number;
  reason: BudgetReason;
}

export interface WeatherFinding {
  kind: 'weather-risk';
  projectId: number;
  projectName: string;
  day: string;
  region: string | null;
  verdict: 'caution' | 'stop';
  place: string;
  summary: string;
}

/** What an invoice needs so that it can be paid, and be a tax invoice. */
export type InvoiceDetail = 'bankAccount' | 'gstNumber';
