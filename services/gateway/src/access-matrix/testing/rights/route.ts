/** Stands in every row of the company, so that an answer which tells of one can be told. */
export const MARK = 'Kererū eaves';

/** Who asks: contractors by how a job is shared with them; the stranger owns another company, the administrator runs the platform. */
export const ACTORS = ['nobody', 'owner', 'user', 'unshared', 'view', 'edit', 'admin', 'stranger', 'administrator'] as const;
export type Actor = (typeof ACTORS)[number];

export type RowKind =
  | 'server'
  | 'clientError'
  | 'backup'
  | 'owner'
  | 'session'
  | 'member'
  | 'invitation'
  | 'companyImport'
  | 'accountExport'
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
  | 'estimate'
  | 'estimateLink'
  | 'priceBook'
  | 'toolResult'
  | 'supplier'
  | 'notice';

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

export const uid = () => ({ uid: crypto.randomUUID() });
export const own: Route = { rule: 'own' };
/** What is sent is refused for what it says, after it was decided that the person may ask. */
export const ownRefused: Route = { rule: 'own', ok: 400 };
/** The Sunday that `{week}` stands for. */
export const WEEK = '2026-03-01';
export const NO_ROW = 987_654_321;
export const DAYS = { from: '2026-03-02', to: '2026-03-03' };

/** Routes by method and address; one file for each part of the product, all of them in `../rights.ts`. */
export type Rights = Readonly<Record<string, Route>>;
