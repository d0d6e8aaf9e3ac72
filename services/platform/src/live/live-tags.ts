/** What the browser must read again after a write: its tags (see `API_TAGS` of the client). */
export interface ChangedTags {
  /** Concerns nobody but the writer. */
  own: readonly string[];
  company: readonly string[];
}

const own = (...tags: string[]): ChangedTags => ({ own: tags, company: [] });
const company = (...tags: string[]): ChangedTags => ({ own: [], company: tags });

/** By the words of an address below /api; those of all its words count together: `/projects/7/notes` is Project and Note. */
const BY_WORD: Readonly<Record<string, ChangedTags>> = {
  auth: own('Session'),
  security: own('Security'),
  sessions: own('Session', 'Device'),
  devices: own('Session', 'Device'),
  account: own('Session', 'Preferences'),
  profile: own('Session'),
  preferences: own('Preferences'),
  company: company('Company', 'Project', 'Timer'),
  imports: own('CompanyImport'),
  exports: own('AccountExport'),
  team: company('Team'),
  members: company('ProjectMember'),
  timer: own('Timer'),
  save: company('TimeEntry', 'Project', 'Insight', 'Activity'),
  switch: company('TimeEntry', 'Project', 'Insight', 'Activity'),
  'time-entries': company('TimeEntry', 'Project', 'Insight', 'Activity'),
  timesheets: company('TimeEntry'),
  projects: company('Project', 'TimeEntry', 'Insight', 'Activity'),
  clients: company('Client', 'Project', 'Activity'),
  'portal-links': company('PortalLink'),
  mailings: company('Mailing'),
  invoices: company('Invoice', 'Quote', 'Client', 'TimeEntry', 'Project', 'Insight', 'Activity'),
  quotes: company('Quote', 'Project', 'Activity'),
  'credit-note': company('Invoice', 'Client'),
  send: company('PaperMail'),
  again: company('PaperMail'),
  'payment-reminders': company('PaperMail', 'Invoice'),
  'sending-settings': company('PaperMail'),
  reminders: company('PaperMail'),
  'quote-templates': company('QuoteTemplate'),
  'recurring-invoices': company('RecurringInvoice'),
  invoice: company('Invoice'),
  'finance-settings': company('Invoice'),
  'payment-claim': company('Invoice'),
  'payment-claims': company('Invoice'),
  retentions: company('Invoice'),
  payments: company('Invoice', 'Client', 'Insight', 'Activity'),
  'bank-imports': company('BankLine'),
  'bank-lines': company('BankLine', 'Invoice', 'Client', 'Insight', 'Activity'),
  'client-credits': company('Invoice', 'Client'),
  notes: company('Note'),
  photos: company('Photo'),
  files: company('File'),
  tasks: company('Task', 'Insight'),
  'site-days': company('SiteDay', 'Insight', 'Activity'),
  'calendar-link': own('CalendarLink'),
  measurements: company('Measurement', 'Activity'),
  estimates: company('Estimate'),
  'price-books': company('Material', 'Estimate'),
  'tool-results': company('ToolResult', 'Activity'),
  suppliers: company('Supplier', 'Material'),
  resources: company('Resource'),
  dashboard: own('Dashboard'),
  notifications: own('Notification'),
  weather: company('Weather'),
  feedback: company('Feedback'),
  users: own('AdminUser'),
  'mail-log': own('MailLog'),
  backups: own('Maintenance'),
  plans: company('Subscription', 'Team'),
  subscriptions: company('Subscription'),
};

/** For what changes all that a company has. */
export const EVERY_TAG: readonly string[] = [
  ...new Set(Object.values(BY_WORD).flatMap((tags) => [...tags.own, ...tags.company])),
];

/** The tags of a written address such as `/api/time-entries/12?x=1`; both lists are empty when nobody shows what it holds. */
export function tagsOf(url: string): ChangedTags {
  const words = url.split('?', 1)[0]?.split('/') ?? [];
  const found = words.flatMap((word) => (Object.hasOwn(BY_WORD, word) ? [BY_WORD[word] as ChangedTags] : []));
  return {
    own: [...new Set(found.flatMap((tags) => tags.own))],
    company: [...new Set(found.flatMap((tags) => tags.company))],
  };
}
