import {
  ChangeSettings,
  CreateClient,
  CreateInvitation,
  CreateInvoice,
  CreateProject,
  CreateTimeEntry,
  FileName,
  LoginRequest,
  Money,
  ProjectListQuery,
  PutDashboardLayout,
  PutTimer,
  Quantity,
  RegisterRequest,
  SendReminders,
  TimeEntryListQuery,
} from './index';

/** The messages per field with which a schema refuses a value. */
function refusals(
  schema: { safeParse(value: unknown): { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } } },
  value: unknown,
) {
  const result = schema.safeParse(value);
  return result.success
    ? {}
    : Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

test('sign-in and registration refuse short names and passwords in the words of the specification', () => {
  expect(refusals(LoginRequest, { username: 'ab', password: '12345' })).toEqual({
    username: 'Username must be at least 3 characters',
    password: 'Password must be at least 6 characters',
  });
  expect(refusals(RegisterRequest, { username: 'Māia', email: 'nope', password: '123456' })).toEqual({
    email: 'Please enter a valid email address',
  });
  expect(LoginRequest.parse({ username: '  tāne ', password: 'secret1' }).username).toBe('tāne');
});

test('money is read from numbers and strings and written one way', () => {
  expect([Money.parse('65'), Money.parse(65.5), Money.parse('0065.05'), Money.parse('-0.00')]).toEqual([
    '65.00',
    '65.50',
    '65.05',
    '0.00',
  ]);
  for (const bad of ['1.005', '1e3', 'NaN', '', ' ', '1,000', null, {}, '9999999999'])
    expect(Money.safeParse(bad).success).toBe(false);
  expect(Quantity.parse('2.5')).toBe('2.500');
});

test('a name, number or subject stands on one line; a tab that was pasted becomes a space (TR-413)', () => {
  for (const name of ['Smith\r\nBcc: x', 'Smith\nJones', 'a\u2028b']) {
    expect(refusals(CreateClient, { name })).toEqual({ name: 'Must be one line' });
    expect(refusals(CreateClient, { name: 'Smith', phone: name })).toEqual({ phone: 'Must be one line' });
  }
  expect(CreateClient.parse({ name: 'Smith\tJones\r\n', address: '1 Tui St\nTaupō' })).toMatchObject({
    name: 'Smith Jones',
    address: '1 Tui St\nTaupō',
  });
});

test('a name leaves out what turns the direction of the text', () => {
  expect(CreateClient.parse({ name: '\u202egpj.exe' }).name).toBe('gpj.exe');
  expect(refusals(CreateClient, { name: '\u202e\u2066' })).toHaveProperty('name');
});

test('text is stored in one Unicode form, and what a database cannot hold is refused', () => {
  expect(CreateClient.parse({ name: ' Ma\u0304ori Builders ' }).name).toBe('Māori Builders');
  expect(refusals(CreateClient, { name: '  ' })).toEqual({ name: 'Please enter a company name' });
  for (const name of ['a\u0000b', 'a\ud800b', 'x'.repeat(201)]) expect(CreateClient.safeParse({ name }).success).toBe(false);
  expect(CreateClient.parse({ name: '👷🏽‍♀️ Crew' }).name).toBe('👷🏽‍♀️ Crew');
});

test('a name that shows nothing is none, and an invisible character makes no second name', () => {
  for (const name of ['\u200b', '\u3164 \u2060']) expect(refusals(CreateClient, { name })).toHaveProperty('name');
  for (const username of ['tane\u3164', 'tane\ufe0f', 'ta\u034fne'])
    expect(refusals(RegisterRequest, { username, email: 'a@b.nz', password: 'secret-1' })).toHaveProperty('username');
  expect(refusals(CreateInvoice, { clientId: 1, invoiceNumber: 'INV-1\u200b' })).toHaveProperty('invoiceNumber');
});

test('only numbers and their plain digits are numbers', () => {
  expect(CreateProject.parse({ name: 'Deck', clientId: '7', progress: '50' })).toMatchObject({ clientId: 7, progress: 50 });
  for (const bad of [true, [], [1], '', ' ', '0x10', '1e1', '+1', '01', '1.0', {}]) {
    expect(refusals(CreateProject, { name: 'Deck', clientId: bad })).toHaveProperty('clientId');
    expect(refusals(CreateProject, { name: 'Deck', progress: bad })).toHaveProperty('progress');
    expect(refusals(ProjectListQuery, { limit: bad })).toHaveProperty('limit');
  }
  expect(refusals(ProjectListQuery, { q: 'a\u0000' })).toHaveProperty('q');
});

test('an hourly rate stays in a range in which sums are exact', () => {
  expect(refusals(CreateProject, { name: 'Deck', hourlyRate: '99999.99' })).toEqual({});
  expect(refusals(CreateProject, { name: 'Deck', hourlyRate: '100000' })).toEqual({ hourlyRate: 'Must be at most 99,999.99' });
});

test('what a payload says about whose a row is is ignored', () => {
  expect(CreateClient.parse({ name: 'A', userId: 7, companyId: 9, role: 'owner' })).not.toHaveProperty('companyId');
});

test('an entry needs a span that fits: one of end and duration, the end after the start, no duration longer than the span', () => {
  const startTime = '2026-11-27T20:00:00Z';
  expect(refusals(CreateTimeEntry, { startTime })).toEqual({ duration: 'Please enter a duration or an end time' });
  expect(refusals(CreateTimeEntry, { startTime, endTime: startTime })).toEqual({
    endTime: 'End time must be after the start time',
  });
  expect(refusals(CreateTimeEntry, { startTime, endTime: '2026-11-27T21:00:00Z', duration: 3601 })).toHaveProperty('duration');
  expect(refusals(CreateTimeEntry, { startTime, duration: 0 })).toEqual({ duration: 'Duration must be more than 0' });
  expect(refusals(CreateTimeEntry, { startTime: '1200-01-01T00:00:00Z', duration: 60 })).toHaveProperty('startTime');
  expect(CreateTimeEntry.parse({ startTime: '2026-11-28T09:00:00+13:00', duration: 60, projectId: 0 })).toMatchObject({
    startTime: '2026-11-27T20:00:00.000Z',
    projectId: null,
  });
});

test('a project without a client or dates gets the defaults; dates out of order are refused at the end date', () => {
  expect(CreateProject.parse({ name: 'Deck', clientId: 0 })).toMatchObject({
    clientId: null,
    progress: 0,
  });
  expect(refusals(CreateProject, { name: 'Deck', startDate: '2026-02-01', endDate: '2026-01-01' })).toHaveProperty('endDate');
  expect(refusals(CreateProject, { name: 'Deck', startDate: '2026-02-30' })).toHaveProperty('startDate');
});

test('an invoice names the line and field at fault', () => {
  const lines = [
    { description: 'Timber', quantity: '1', unitPrice: '10' },
    { description: '', quantity: 'x', unitPrice: '10' },
  ];
  expect(Object.keys(refusals(CreateInvoice, { clientId: 1, lines }))).toEqual(['lines.1.description', 'lines.1.quantity']);
  expect(refusals(CreateInvoice, { lines: [] })).toHaveProperty('clientId');
});

test('the hourly rate of a timer must be above zero', () => {
  expect(refusals(PutTimer, { status: 'RUNNING', hourlyRate: '0' })).toEqual({ hourlyRate: 'Hourly rate must be more than 0' });
});

test('a dashboard holds each card once', () => {
  const place = { id: 'job-timer', enabled: true, size: 'medium' };
  expect(refusals(PutDashboardLayout, { widgets: [place, place] })).toEqual({ widgets: 'Each widget may stand once' });
});

test('a list refuses query names that it does not know', () => {
  expect(TimeEntryListQuery.safeParse({ form: '2026-11-01' }).success).toBe(false);
  expect(TimeEntryListQuery.parse({ from: '2026-11-01', billed: 'false', limit: '20' })).toEqual({
    from: '2026-11-01',
    billed: false,
    limit: 20,
  });
});

test('a number or amount beyond its limits is told the limit', () => {
  const progress = { name: 'Deck', progress: 101, hourlyRate: '99999999999999' };
  expect(refusals(CreateProject, progress)).toMatchObject({
    progress: 'Must be at most 100',
    hourlyRate: 'Must be at most 999,999,999',
  });
  for (const hourlyRate of [1e21, -1e21, '1e21', 1_000_000_000])
    expect(refusals(CreateProject, { name: 'Deck', hourlyRate })).toEqual({ hourlyRate: 'Must be at most 999,999,999' });
});

test('a username keeps to one alphabet', () => {
  const account = { email: 'a@b.nz', password: '123456' };
  expect(refusals(RegisterRequest, { ...account, username: 'd\u0435mo' })).toEqual({
    username: 'Username may not mix alphabets',
  });
  expect(refusals(RegisterRequest, { ...account, username: 'Мария 2' })).toEqual({});
});

test('a file name keeps no marks that turn its direction', () => {
  expect(FileName.parse('ā\u202egpj.txt')).toBe('āgpj.txt');
});

test('no list of what is to be done names one row twice, as nobody can tell which is meant (TR-214)', () => {
  const job = { projectId: 3, level: 'view' };
  const setting = { id: 'app_name', value: 'Dwang', version: 1 };
  const letter = { clientId: 3, invoiceIds: [1], to: 'a@example.nz', subject: 'Due', message: 'Please pay' };
  const uid = '0b5ed1a5-0b38-4b1c-9d0a-0d2c53e4a111';
  expect(refusals(CreateInvitation, { email: 'a@example.nz', projects: [job, { ...job, level: 'edit' }] })).toEqual({
    projects: 'Please name each job once',
  });
  expect(refusals(ChangeSettings, { changes: [setting, setting] })).toEqual({ changes: 'Please name each setting once' });
  expect(refusals(SendReminders, { uid, letters: [letter, letter] })).toEqual({ letters: 'Please name each client once' });
  expect(refusals(SendReminders, { uid, letters: [letter] })).toEqual({});
});
