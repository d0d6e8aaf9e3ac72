export { byUrgency, type Urgency, urgencyOf } from './by-urgency';
export * from './limits';
export * from './money-rules';
export * from './site-rules';
export type { BudgetFinding, Finding, InvoiceDetail, WeatherFinding } from './types';
