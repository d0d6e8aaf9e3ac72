/** Stands in every row of the company, so that an answer which tells of one can be told. */
export const MARK = 'Kererū eaves';

/** Who asks: contractors by how a job is shared with them; the stranger owns another company, the administrator runs the platform. */
export const ACTORS = ['nobody', 'owner', 'user', 'unshared', 'view', 'edit', 'admin', 'stranger', 'administrator'] as const;
export type Actor = (typeof ACTORS)[number];

export type RowKind =
  | 'owner'
  | 'session'
  | 'member'
  | 'invitation'
  | 'client'
  | 'contact'
  | 'site'
  | 'link'
  | 'letter'
  | 'paperMail'
  | 'project'
  | 'share'
  | 'note'
  | 'task'
  | 'photo'
  | 'picture'
  | 'file'
  | 'entry'
  | 'siteDay'
  | 'invoice'
  | 'payment'
  | 'claim'
  | 'retention'
  | 'creditNote'
  | 'bankImport'
  | 'bankLine'
  | 'quote'
  | 'template'
  | 'recurring'
  | 'measurement'
  | 'notice';

/** A letter to a client; the server of the test sends none. */
const LETTER = {
  uid: '7f3f6a52-3a5c-4b58-9d4c-0c8f0a1f9a11',
  to: 'client@example.nz',
  subject: MARK,
  message: MARK,
};

/** Those to whom no word of the company may come. */
export const OUTSIDERS: readonly Actor[] = ['nobody', 'stranger', 'administrator'];

/** What each of `ACTORS` is answered, in their order; `ok` is what the route answers to those who may. */
const RULES = {
  own: '401 ok ok ok ok ok ok ok ok',
  office: '401 ok ok 403 403 403 403 ok ok',
  officeRow: '401 ok ok 403 403 403 403 404 404',
  owners: '401 ok 403 403 403 403 403 ok ok',
  ownersRow: '401 ok 403 403 403 403 403 404 404',
  viewJob: '401 ok ok 404 ok ok ok 404 404',
  editJob: '401 ok ok 404 403 ok ok 404 404',
  manageJob: '401 ok ok 404 403 403 ok 404 404',
  timeOfOwner: '401 ok 404 404 404 404 404 404 404',
  rowOfOffice: '401 ok ok 404 404 404 404 404 404',
  noticeOfViewer: '401 404 404 404 ok 404 404 404 404',
  platform: '401 403 403 403 403 403 403 403 ok',
} as const;

export interface Route {
  /** `open`: anybody may ask; `stream`: only who may not is tried, as the answer has no end. */
  rule: keyof typeof RULES | 'open' | 'stream';
  /** What `{id}` stands for, else the job. */
  row?: RowKind;
  body?: object | (() => object);
  query?: object;
  /** A picture, or any file, in place of a body. */
  file?: 'image/png' | 'application/octet-stream';
  /** The answer to those who may, where it is no success: what is sent is not worth doing. */
  ok?: number;
}

export const expected = ({ rule, ok }: Route, actor: Actor): number | 'success' => {
  if (rule === 'open' || rule === 'stream') return actor === 'nobody' && rule === 'stream' ? 401 : 'success';
  const answer = RULES[rule].split(' ')[ACTORS.indexOf(actor)] ?? '';
  return answer === 'ok' ? (ok ?? 'success') : Number(answer);
};

const uid = () => ({ uid: crypto.randomUUID() });
const HOUR = { startTime: '2026-03-02T20:00:00Z', duration: 3600 };
const PHOTO = { contentType: 'image/png', size: 70, width: 1, height: 1 };
const own: Route = { rule: 'own' };
/** What is sent is refused for what it says, after it was decided that the person may ask. */
const ownRefused: Route = { rule: 'own', ok: 400 };
const open: Route = { rule: 'open' };
const platform: Route = { rule: 'platform' };
/** The Sunday that `{week}` stands for. */
export const WEEK = '2026-03-01';
const NO_ROW = 987_654_321;
const DAYS = { from: '2026-03-02', to: '2026-03-03' };

/** Every route of the API and who may use it. A route that is not here fails the test: decide it, then write it down. */
export const RIGHTS: Readonly<Record<string, Route>> = {
  'GET /api/health': open,
  'GET /api/ready': open,
  'GET /api/test': open,
  'POST /api/client-errors': open,
  'POST /api/auth/register': open,
  'POST /api/auth/login': open,
  'POST /api/auth/logout': open,
  'GET /api/auth/status': open,
  'POST /api/auth/forgot-password': open,
  'POST /api/auth/reset-password': open,
  'GET /api/auth/invitations/{token}': open,
  'POST /api/auth/invitations/{token}': open,
  'GET /api/calendar/{file}': open,
  'GET /api/portal/{token}': open,
  'GET /api/portal/{token}/photos/{id}/thumbnail': open,
  'GET /api/portal/{token}/photos/{id}/content': open,
  'GET /api/portal-papers/{token}': open,
  'GET /api/portal-papers/{token}/quotes/{id}': open,
  'POST /api/portal-papers/{token}/quotes/{id}/accept': open,
  'POST /api/portal-papers/{token}/quotes/{id}/decline': open,
  'GET /api/portal-papers/{token}/invoices/{id}': open,
  'GET /api/opt-outs/{token}': open,
  'POST /api/opt-outs/{token}': open,

  'GET /api/auth/user': own,
  'GET /api/auth/sessions': own,
  'POST /api/auth/sessions/end-others': own,
  'DELETE /api/auth/sessions/{id}': { rule: 'timeOfOwner', row: 'session' },
  'POST /api/auth/change-password': ownRefused,
  'GET /api/account': own,
  'PATCH /api/account': { rule: 'own', body: { phone: '021' } },
  'PUT /api/account/avatar': { rule: 'own', ok: 415 },
  'DELETE /api/account/avatar': own,
  'POST /api/account/close': ownRefused,
  'GET /api/account/export': own,
  'GET /api/users/{id}/avatar/{version}': { rule: 'own', row: 'owner', ok: 404 },
  'GET /api/preferences': own,
  'PATCH /api/preferences': { rule: 'own', body: { weekStart: 0 } },

  'GET /api/company': { rule: 'office' },
  'PATCH /api/company': { rule: 'owners', body: { phone: '09' } },
  'GET /api/company/members': { rule: 'owners' },
  'PUT /api/company/logo': { rule: 'owners', ok: 415 },
  'DELETE /api/company/logo': { rule: 'owners' },
  'GET /api/company/logo/{version}': { rule: 'office', ok: 404 },
  'GET /api/team/members': { rule: 'office' },
  'PATCH /api/team/members/{id}': { rule: 'ownersRow', row: 'member', body: { role: 'user' } },
  'DELETE /api/team/members/{id}': { rule: 'ownersRow', row: 'member' },
  'GET /api/team/invitations': { rule: 'owners' },
  'POST /api/team/invitations': { rule: 'owners', ok: 400 },
  'POST /api/team/invitations/{id}/resend': { rule: 'ownersRow', row: 'invitation' },
  'DELETE /api/team/invitations/{id}': { rule: 'ownersRow', row: 'invitation' },

  'GET /api/clients': { rule: 'office' },
  'POST /api/clients': { rule: 'office', body: { name: 'Smith' } },
  'GET /api/clients/{id}': { rule: 'officeRow', row: 'client' },
  'PATCH /api/clients/{id}': { rule: 'officeRow', row: 'client', body: { phone: '09' } },
  'DELETE /api/clients/{id}': { rule: 'officeRow', row: 'client' },
  'GET /api/clients/duplicates': { rule: 'office' },
  'POST /api/clients/import': { rule: 'office', file: 'application/octet-stream', ok: 400 },
  'POST /api/clients/{id}/merge': { rule: 'officeRow', row: 'client', body: { fromId: 987_654_322 }, ok: 400 },
  'GET /api/clients/{clientId}/contacts': { rule: 'officeRow' },
  'POST /api/clients/{clientId}/contacts': { rule: 'officeRow', body: { name: MARK } },
  'PATCH /api/clients/{clientId}/contacts/{id}': { rule: 'officeRow', row: 'contact', body: { role: 'Manager' } },
  'DELETE /api/clients/{clientId}/contacts/{id}': { rule: 'officeRow', row: 'contact' },
  'POST /api/clients/{clientId}/contacts/{id}/make-main': { rule: 'officeRow', row: 'contact' },
  'GET /api/clients/{clientId}/activity': { rule: 'officeRow' },
  'GET /api/clients/{clientId}/sites': { rule: 'officeRow' },
  'POST /api/clients/{clientId}/sites': { rule: 'officeRow', body: { name: MARK } },
  'PATCH /api/clients/{clientId}/sites/{id}': { rule: 'officeRow', row: 'site', body: { notes: MARK } },
  'DELETE /api/clients/{clientId}/sites/{id}': { rule: 'officeRow', row: 'site' },
  'GET /api/portal-links': { rule: 'office' },
  'POST /api/portal-links': { rule: 'office', body: { clientId: 987_654_321 }, ok: 400 },
  'POST /api/portal-links/{id}/renew': { rule: 'officeRow', row: 'link' },
  'DELETE /api/portal-links/{id}': { rule: 'officeRow', row: 'link' },
  'GET /api/portal-links/{id}/views': { rule: 'officeRow', row: 'link' },
  'GET /api/mailings': { rule: 'office' },
  'POST /api/mailings': { rule: 'office', body: { subject: 'Kia ora', text: 'We are closed over Christmas' }, ok: 409 },
  'GET /api/mailings/recipients': { rule: 'office' },
  'GET /api/mailings/{id}': { rule: 'officeRow', row: 'letter' },

  'GET /api/projects': own,
  'POST /api/projects': { rule: 'office', body: { name: 'Fence' } },
  'GET /api/projects/{id}': { rule: 'viewJob' },
  'PATCH /api/projects/{id}': { rule: 'manageJob', body: { location: '18 Rimu Street' } },
  'DELETE /api/projects/{id}': { rule: 'officeRow', row: 'project' },
  'GET /api/projects/{projectId}/members': { rule: 'viewJob' },
  'PUT /api/projects/{projectId}/members/{userId}': { rule: 'manageJob', row: 'share', body: { level: 'view' } },
  'DELETE /api/projects/{projectId}/members/{userId}': { rule: 'manageJob', row: 'share' },
  'GET /api/projects/{projectId}/notes': { rule: 'viewJob' },
  'POST /api/projects/{projectId}/notes': { rule: 'editJob', body: { text: 'Joists' } },
  'GET /api/projects/{projectId}/notes/{id}': { rule: 'viewJob', row: 'note' },
  'PATCH /api/projects/{projectId}/notes/{id}': { rule: 'editJob', row: 'note', body: { text: MARK } },
  'DELETE /api/projects/{projectId}/notes/{id}': { rule: 'editJob', row: 'note' },
  'GET /api/projects/{projectId}/tasks': { rule: 'viewJob' },
  'POST /api/projects/{projectId}/tasks': { rule: 'editJob', body: { title: 'Bearers' } },
  'GET /api/projects/{projectId}/tasks/{id}': { rule: 'viewJob', row: 'task' },
  'PATCH /api/projects/{projectId}/tasks/{id}': { rule: 'editJob', row: 'task', body: { done: true } },
  'DELETE /api/projects/{projectId}/tasks/{id}': { rule: 'editJob', row: 'task' },
  'GET /api/projects/{projectId}/photos': { rule: 'viewJob' },
  'POST /api/projects/{projectId}/photos': { rule: 'editJob', body: PHOTO },
  'GET /api/projects/{projectId}/photos/archive': { rule: 'viewJob' },
  'GET /api/projects/{projectId}/photos/{id}': { rule: 'viewJob', row: 'photo' },
  'PATCH /api/projects/{projectId}/photos/{id}': { rule: 'editJob', row: 'photo', body: { caption: MARK } },
  'DELETE /api/projects/{projectId}/photos/{id}': { rule: 'editJob', row: 'photo' },
  'POST /api/projects/{projectId}/photos/{id}/restore': { rule: 'editJob', row: 'photo' },
  'PUT /api/projects/{projectId}/photos/{id}/content': { rule: 'editJob', row: 'photo', file: 'image/png' },
  'GET /api/projects/{projectId}/photos/{id}/content': { rule: 'viewJob', row: 'picture' },
  'GET /api/projects/{projectId}/photos/{id}/thumbnail': { rule: 'viewJob', row: 'picture' },
  'GET /api/projects/{projectId}/files': { rule: 'viewJob' },
  'POST /api/projects/{projectId}/files': { rule: 'editJob', query: { name: 'list.txt' }, file: 'application/octet-stream' },
  'GET /api/projects/{projectId}/files/{id}': { rule: 'viewJob', row: 'file' },
  'DELETE /api/projects/{projectId}/files/{id}': { rule: 'editJob', row: 'file' },
  'GET /api/projects/{projectId}/files/{id}/content': { rule: 'viewJob', row: 'file' },
  'POST /api/projects/{projectId}/files/{id}/restore': { rule: 'editJob', row: 'file' },

  'GET /api/projects/{projectId}/activity': { rule: 'viewJob' },

  'GET /api/time-entries': own,
  'POST /api/time-entries': { rule: 'own', body: HOUR },
  'GET /api/time-entries/summary': own,
  'GET /api/time-entries/days': { rule: 'own', query: DAYS },
  'GET /api/time-entries/sums': { rule: 'own', query: { ...DAYS, by: 'project' } },
  'GET /api/time-entries/hints': { rule: 'own', query: DAYS },
  'GET /api/time-entries/export': own,
  'GET /api/time-entries/wage-record': { rule: 'own', query: DAYS },
  'POST /api/time-entries/email': {
    rule: 'office',
    query: { to: 'books@example.nz', name: 'Timesheet' },
    file: 'application/octet-stream',
    ok: 400,
  },
  'GET /api/time-entries/grid': { rule: 'own', query: { week: WEEK } },
  'PUT /api/time-entries/cell': { rule: 'own', body: { projectId: 1, day: WEEK, seconds: 0 } },
  'POST /api/time-entries/copy-week': { rule: 'own', body: { from: WEEK, to: '2026-03-08', dry: true } },
  'POST /api/time-entries/bulk': { rule: 'own', body: { changes: [{ id: NO_ROW, notes: MARK }] }, ok: 409 },
  'POST /api/time-entries/bulk-delete': { rule: 'own', body: { ids: [NO_ROW] }, ok: 409 },
  'GET /api/timesheets': own,
  'POST /api/timesheets/{week}/submit': { rule: 'own', ok: 409 },
  'POST /api/timesheets/{week}/withdraw': { rule: 'own', ok: 409 },
  'POST /api/timesheets/{week}/approve': { rule: 'owners', body: { userId: NO_ROW }, ok: 404 },
  'POST /api/timesheets/{week}/return': { rule: 'owners', body: { userId: NO_ROW, reason: MARK }, ok: 404 },
  'GET /api/time-entries/{id}': { rule: 'timeOfOwner', row: 'entry' },
  'PATCH /api/time-entries/{id}': { rule: 'timeOfOwner', row: 'entry', body: { notes: MARK } },
  'DELETE /api/time-entries/{id}': { rule: 'timeOfOwner', row: 'entry' },
  'GET /api/timer': own,
  'PUT /api/timer': { rule: 'own', body: { status: 'RUNNING' } },
  'DELETE /api/timer': own,
  'POST /api/timer/save': { rule: 'own', body: uid, ok: 409 },
  'POST /api/timer/switch': { rule: 'own', body: uid },

  'GET /api/site-days': own,
  'POST /api/site-days': { rule: 'own', body: { projectId: 1, days: [] }, ok: 400 },
  'GET /api/site-days/people': own,
  'GET /api/site-days/{id}': { rule: 'rowOfOffice', row: 'siteDay' },
  'PATCH /api/site-days/{id}': { rule: 'rowOfOffice', row: 'siteDay', body: { note: MARK } },
  'DELETE /api/site-days/{id}': { rule: 'rowOfOffice', row: 'siteDay' },
  'GET /api/calendar-link': own,
  'POST /api/calendar-link': { rule: 'own', body: {} },
  'DELETE /api/calendar-link': own,

  'GET /api/reports/jobs': { rule: 'office' },
  'GET /api/reports/months': { rule: 'office' },
  'GET /api/reports/clients': { rule: 'office' },
  'GET /api/reports/people': { rule: 'office' },
  'GET /api/reports/unbilled': { rule: 'office' },
  'GET /api/finance-settings': { rule: 'office' },
  'PATCH /api/finance-settings': { rule: 'owners', body: { accountCode: '200' } },
  'GET /api/gst/return': { rule: 'office' },
  'GET /api/gst/settings': { rule: 'office' },
  'PUT /api/gst/settings': { rule: 'owners', body: { basis: 'payments', months: 2, endsIn: 1 } },
  'GET /api/invoices': { rule: 'office' },
  'POST /api/invoices': { rule: 'office', ok: 400 },
  'GET /api/invoices/ageing': { rule: 'office' },
  'GET /api/invoices/documents': { rule: 'office' },
  'GET /api/invoices/{id}/letter': { rule: 'officeRow', row: 'invoice' },
  'POST /api/invoices/{id}/send': { rule: 'officeRow', row: 'invoice', body: LETTER, ok: 409 },
  'GET /api/invoices/{id}/reminders': { rule: 'officeRow', row: 'invoice' },
  'PUT /api/invoices/{id}/reminders': { rule: 'officeRow', row: 'invoice', body: { isStopped: true } },
  'GET /api/quotes/{id}/letter': { rule: 'officeRow', row: 'quote' },
  'GET /api/paper-mails': { rule: 'office' },
  'POST /api/paper-mails/{id}/again': { rule: 'officeRow', row: 'paperMail', ok: 409 },
  'GET /api/sending-settings': { rule: 'office' },
  'PUT /api/sending-settings': { rule: 'owners', ok: 400 },
  'GET /api/payment-reminders': { rule: 'office' },
  'POST /api/payment-reminders': { rule: 'office', ok: 400 },
  'GET /api/payment-reminders/clients/{id}': { rule: 'officeRow', row: 'client' },
  'PUT /api/payment-reminders/clients/{id}': { rule: 'officeRow', row: 'client', body: { isStopped: true } },
  'GET /api/statements/{id}': { rule: 'officeRow', row: 'client' },
  'GET /api/statements/{id}/letter': { rule: 'officeRow', row: 'client' },
  'POST /api/statements/{id}/send': {
    rule: 'officeRow',
    row: 'client',
    body: { ...LETTER, fromDay: '2026-01-01', toDay: '2026-02-01' },
    ok: 409,
  },
  'GET /api/invoices/{id}': { rule: 'officeRow', row: 'invoice' },
  'PUT /api/invoices/{id}': { rule: 'officeRow', row: 'invoice', body: { clientId: null, subtotal: '1.00' }, ok: 400 },
  'PATCH /api/invoices/{id}': { rule: 'officeRow', row: 'invoice', body: { notes: MARK } },
  'DELETE /api/invoices/{id}': { rule: 'officeRow', row: 'invoice' },
  'POST /api/invoices/{id}/duplicate': { rule: 'officeRow', row: 'invoice' },
  'GET /api/invoices/{id}/history': { rule: 'officeRow', row: 'invoice' },
  'POST /api/invoices/{id}/payments': { rule: 'officeRow', row: 'invoice', body: { amount: '1.00' }, ok: 409 },
  'POST /api/invoices/{id}/credit-note': { rule: 'officeRow', row: 'invoice', body: { reason: MARK }, ok: 409 },
  'GET /api/recurring-invoices': { rule: 'office' },
  'POST /api/recurring-invoices': { rule: 'office', ok: 400 },
  'GET /api/recurring-invoices/{id}': { rule: 'officeRow', row: 'recurring' },
  'PUT /api/recurring-invoices/{id}': {
    rule: 'officeRow',
    row: 'recurring',
    body: {
      clientId: 1_000_000,
      every: 'weekly',
      nextDay: '2099-01-01',
      lines: [{ description: MARK, quantity: '1', unitPrice: '1.00' }],
    },
    ok: 400,
  },
  'PATCH /api/recurring-invoices/{id}': { rule: 'officeRow', row: 'recurring', body: { paused: true } },
  'DELETE /api/recurring-invoices/{id}': { rule: 'officeRow', row: 'recurring' },
  'GET /api/invoices/{id}/peppol': { rule: 'officeRow', row: 'invoice', ok: 409 },
  'GET /api/invoices/{id}/peppol/check': { rule: 'officeRow', row: 'invoice' },
  'GET /api/credit-notes/{id}/peppol': { rule: 'officeRow', row: 'creditNote', ok: 409 },
  'GET /api/credit-notes/{id}/peppol/check': { rule: 'officeRow', row: 'creditNote' },
  'GET /api/quotes': { rule: 'office' },
  'POST /api/quotes': { rule: 'office', ok: 400 },
  'GET /api/quotes/{id}': { rule: 'officeRow', row: 'quote' },
  'PUT /api/quotes/{id}': {
    rule: 'officeRow',
    row: 'quote',
    body: { clientId: null, title: MARK, lines: [{ description: MARK, quantity: '1', unitPrice: '1.00' }] },
    ok: 400,
  },
  'DELETE /api/quotes/{id}': { rule: 'officeRow', row: 'quote' },
  'POST /api/quotes/{id}/send': { rule: 'officeRow', row: 'quote' },
  'POST /api/quotes/{id}/accept': { rule: 'officeRow', row: 'quote', body: { name: MARK }, ok: 409 },
  'POST /api/quotes/{id}/decline': { rule: 'officeRow', row: 'quote', body: { reason: MARK }, ok: 409 },
  'POST /api/quotes/{id}/revise': { rule: 'officeRow', row: 'quote', ok: 409 },
  'POST /api/quotes/{id}/duplicate': { rule: 'officeRow', row: 'quote' },
  'POST /api/quotes/{id}/job': { rule: 'officeRow', row: 'quote', ok: 409 },
  'POST /api/quotes/{id}/invoice': { rule: 'officeRow', row: 'quote', ok: 409 },
  'GET /api/quotes/{id}/history': { rule: 'officeRow', row: 'quote' },
  'GET /api/quote-templates': { rule: 'office' },
  'POST /api/quote-templates': { rule: 'office', ok: 400 },
  'DELETE /api/quote-templates/{id}': { rule: 'officeRow', row: 'template' },
  'GET /api/credit-notes': { rule: 'office' },
  'GET /api/payments': { rule: 'office' },
  'PUT /api/invoices/{id}/payment-claim': { rule: 'officeRow', row: 'invoice', body: { contract: MARK } },
  'GET /api/retentions': { rule: 'office' },
  'POST /api/retentions': { rule: 'office', body: { projectId: NO_ROW, rate: '5.00' }, ok: 400 },
  'GET /api/retentions/{id}': { rule: 'officeRow', row: 'retention' },
  'PUT /api/retentions/{id}': { rule: 'officeRow', row: 'retention', body: { rate: '5.00', notes: MARK } },
  'DELETE /api/retentions/{id}': { rule: 'officeRow', row: 'retention' },
  'GET /api/retentions/{id}/moves': { rule: 'officeRow', row: 'retention' },
  'POST /api/retentions/{id}/release': { rule: 'officeRow', row: 'retention', body: { amount: '1.00' }, ok: 409 },
  'POST /api/invoices/{id}/retention': { rule: 'officeRow', row: 'invoice', ok: 409 },
  'GET /api/payment-claims': { rule: 'office' },
  'GET /api/payment-claims/settings': { rule: 'office' },
  'PUT /api/payment-claims/settings': { rule: 'owners', body: {} },
  'GET /api/payment-claims/{id}': { rule: 'officeRow', row: 'claim' },
  'DELETE /api/payment-claims/{id}': { rule: 'officeRow', row: 'claim' },
  'POST /api/payment-claims/{id}/serve': { rule: 'officeRow', row: 'claim', body: { day: WEEK, by: 'hand' }, ok: 409 },
  'DELETE /api/payment-claims/{id}/serve': { rule: 'officeRow', row: 'claim' },
  'PUT /api/payment-claims/{id}/schedule': {
    rule: 'officeRow',
    row: 'claim',
    body: { receivedOn: WEEK, amount: '1.00', reasons: MARK },
    ok: 409,
  },
  'DELETE /api/payment-claims/{id}/schedule': { rule: 'officeRow', row: 'claim' },
  'PUT /api/payment-claims/{id}/notice': { rule: 'officeRow', row: 'claim', body: { day: WEEK, note: MARK }, ok: 409 },
  'DELETE /api/payment-claims/{id}/notice': { rule: 'officeRow', row: 'claim' },
  'GET /api/credit-notes/{id}': { rule: 'officeRow', row: 'creditNote' },
  'POST /api/payments/{id}/remove': { rule: 'officeRow', row: 'payment', body: { reason: MARK } },
  'POST /api/bank-imports': { rule: 'office', file: 'application/octet-stream', ok: 400 },
  'DELETE /api/bank-imports/{id}': { rule: 'officeRow', row: 'bankImport' },
  'GET /api/bank-lines': { rule: 'office' },
  'POST /api/bank-lines/{id}/match': {
    rule: 'officeRow',
    row: 'bankLine',
    body: { invoices: [{ invoiceId: 1, amount: '1.00' }] },
    ok: 400,
  },
  'POST /api/bank-lines/{id}/ignore': { rule: 'officeRow', row: 'bankLine' },
  'POST /api/bank-lines/{id}/undo': { rule: 'officeRow', row: 'bankLine' },
  'GET /api/client-credits/{id}': { rule: 'officeRow', row: 'client' },
  'POST /api/client-credits/{id}/refunds': { rule: 'officeRow', row: 'client', body: { amount: '1.00' }, ok: 409 },
  'POST /api/invoices/{id}/void': { rule: 'officeRow', row: 'invoice', body: { reason: 'Typed wrongly' }, ok: 409 },

  'GET /api/measurements': own,
  'POST /api/measurements': { rule: 'own', body: { name: 'Wall', length: '2.4', unit: 'm' } },
  'PATCH /api/measurements/{id}': { rule: 'rowOfOffice', row: 'measurement', body: { note: MARK } },
  'DELETE /api/measurements/{id}': { rule: 'rowOfOffice', row: 'measurement' },
  'GET /api/resources': own,
  'GET /api/calculators': own,
  'GET /api/suppliers': own,
  'GET /api/maps': own,
  'GET /api/weather': { rule: 'own', query: { region: 'Auckland' } },
  'GET /api/weather/settings': own,
  'PATCH /api/weather/settings': { rule: 'owners', body: { region: 'Auckland' } },
  'GET /api/weather/site-days': { rule: 'own', query: DAYS },
  'GET /api/weather/site-days/{id}/moves': { rule: 'rowOfOffice', row: 'siteDay' },
  'POST /api/ai/weather-impact': ownRefused,
  'POST /api/ai/voice-command': { rule: 'own', body: { command: 'how many hours this week' } },

  'GET /api/dashboard': own,
  'PUT /api/dashboard': { rule: 'own', body: { widgets: [] } },
  'GET /api/insights': own,
  'GET /api/insights/tasks': own,
  'GET /api/insights/recommendations': own,
  'GET /api/events': { rule: 'stream' },
  'GET /api/notifications': own,
  'POST /api/notifications/read-all': own,
  'PATCH /api/notifications/{id}': { rule: 'noticeOfViewer', row: 'notice', body: { read: true } },
  'GET /api/push-subscriptions/key': own,
  'POST /api/push-subscriptions': ownRefused,
  'DELETE /api/push-subscriptions': ownRefused,

  'POST /api/feedback': ownRefused,
  'GET /api/admin/users': platform,
  'GET /api/admin/client-errors': platform,
  'GET /api/admin/feedback': platform,
  'PATCH /api/admin/feedback/{id}': { rule: 'platform', row: 'owner', ok: 400 },
};
