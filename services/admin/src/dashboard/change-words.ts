import type { AuditedChange } from '@dwang/platform';

/** Tables whose name is not what people call it: one of it, and many. */
const NAMES: Record<string, [string, string]> = {
  projects: ['a job', 'jobs'],
  companies: ['a company', 'companies'],
  users: ['an account', 'accounts'],
  time_entries: ['a time entry', 'time entries'],
  timers: ['a timer', 'timers'],
  ended_timers: ['a timer', 'timers'],
  timesheet_weeks: ['a timesheet', 'timesheets'],
  client_contacts: ['a contact', 'contacts'],
  client_sites: ['a site', 'sites'],
  project_files: ['a file', 'files'],
  project_members: ['who shares a job', 'who share jobs'],
  project_notes: ['a note', 'notes'],
  project_photos: ['a photo', 'photos'],
  project_tasks: ['a task', 'tasks'],
  invoice_lines: ['a line of an invoice', 'lines of invoices'],
  credit_note_lines: ['a line of a credit note', 'lines of credit notes'],
  quote_lines: ['a line of a quote', 'lines of quotes'],
  estimate_lines: ['a line of an estimate', 'lines of estimates'],
  bank_matches: ['a match of a bank line', 'matches of bank lines'],
  paper_mails: ['an email', 'emails'],
  preferences: ['their preferences', 'preferences'],
  settings: ['a setting', 'settings'],
  passkeys: ['a passkey', 'passkeys'],
  app_factors: ['an authenticator app', 'authenticator apps'],
  recovery_codes: ['a recovery code', 'recovery codes'],
  tool_results: ['a tool result', 'tool results'],
  dashboard_layouts: ['their dashboard', 'dashboards'],
  feedback: ['feedback', 'feedback'],
};
/** Tables of what stands at a standard value until its first row: to people that is a change. */
const STANDING = new Set(['settings', 'preferences', 'dashboard_layouts']);
const VOWEL = /^[aeio]|^un/;

/** What a change did, after the name of who did it: `added a client`, `deleted 3 time entries`. */
export function changeWords(kind: string, changes: readonly AuditedChange[]): string {
  const own = changes.filter((change) => change.kind === kind);
  const [first] = own;
  const same = own.filter(({ action }) => action === first?.action);
  const action = first?.action === 'added' && STANDING.has(kind) ? 'changed' : (first?.action ?? 'changed');
  const count = same.reduce((sum, change) => sum + ('count' in change ? change.count : 1), 0);
  const [one, many] = NAMES[kind] ?? fromTable(kind);
  return `${action} ${count > 1 ? `${count} ${many}` : one}`;
}

/** What was done to somebody else's account: `suspended Tama Ngata`, `changed the account of Tama Ngata`. */
export function accountWords(changes: readonly AuditedChange[], id: number, name: string): string {
  const change = changes.find((one) => one.kind === 'users' && 'id' in one && one.id === id);
  const [before, after] = (change && 'values' in change && change.values.status) || [];
  if (change?.action === 'changed' && after === 'inactive') return `suspended ${name}`;
  if (change?.action === 'changed' && before === 'inactive' && after === 'active') return `made ${name} active again`;
  return `${change?.action ?? 'changed'} the account of ${name}`;
}

/** `quote_templates` → `a quote template`. */
function fromTable(kind: string): [string, string] {
  const many = kind.replaceAll('_', ' ');
  const one = many.replace(/ies$/, 'y').replace(/s$/, '');
  return [`${VOWEL.test(one) ? 'an' : 'a'} ${one}`, many];
}
