import type { Client, InvoicePage, Project, TimeEntry, TimeEntryPage, TimeEntrySummary, Timer, User } from '@dwang/contracts';

let lastId = 100;
const nextId = (): number => {
  lastId += 1;
  return lastId;
};

const CREATED = '2026-03-01T00:00:00.000Z';

/** The signed-in person of the tests, `hēmi` of Kauri & Sons. Fields given replace the standing ones, here and in all builders. */
export const aUser = (fields: Partial<User> = {}): User => ({
  id: 7,
  username: 'hēmi',
  email: 'hemi@example.nz',
  profileImageUrl: null,
  role: 'owner',
  seesPrices: true,
  isAdministrator: false,
  company: { id: 1, name: 'Kauri & Sons', timeZone: 'Pacific/Auckland', defaultRate: '65.00' },
  ...fields,
});

export const aClient = (fields: Partial<Client> = {}): Client => {
  const id = fields.id ?? nextId();
  return {
    id,
    uid: `client-${id}`,
    userId: 7,
    name: 'Smith Whānau Trust',
    contact: '',
    contactRole: '',
    email: '',
    phone: '',
    address: '',
    nzbn: '',
    tradingName: '',
    website: '',
    country: 'NZ',
    peppolId: '',
    paymentTerms: '',
    notes: '',
    activeProjects: 0,
    outstanding: '0.00',
    takesLetters: true,
    archivedAt: null,
    createdAt: CREATED,
    version: 1,
    ...fields,
  };
};

export const aProject = (fields: Partial<Project> = {}): Project => {
  const id = fields.id ?? nextId();
  return {
    id,
    uid: `project-${id}`,
    userId: 7,
    name: 'Smith deck',
    clientId: null,
    clientName: null,
    siteId: null,
    siteName: null,
    location: '',
    place: null,
    sitePlace: null,
    hourlyRate: '80.00',
    startDate: null,
    endDate: null,
    progress: 0,
    description: '',
    status: 'active',
    stage: 'in_progress',
    stageOrder: 0,
    estimateAmount: null,
    estimateHours: null,
    region: null,
    access: 'admin',
    isGeneral: false,
    totalSeconds: 0,
    actualAmount: '0.00',
    unbilledSeconds: 0,
    unbilledAmount: '0.00',
    lastActivityAt: null,
    createdAt: CREATED,
    version: 3,
    ...fields,
  };
};

/** Two hours of framing in the morning of 3 March 2026. */
export const anEntry = (fields: Partial<TimeEntry> = {}): TimeEntry => {
  const id = fields.id ?? nextId();
  return {
    id,
    uid: `entry-${id}`,
    userId: 7,
    userName: 'hēmi',
    projectId: 1,
    projectName: 'Smith deck',
    clientName: null,
    startTime: '2026-03-02T20:00:00.000Z',
    endTime: '2026-03-02T22:00:00.000Z',
    duration: 7200,
    billedSeconds: 7200,
    notes: 'Framing',
    hourlyRate: '80.00',
    amount: '160.00',
    billed: false,
    invoiceId: null,
    approval: 'none',
    createdAt: CREATED,
    version: 1,
    ...fields,
  };
};

export const aTimer = (fields: Partial<Timer> = {}): Timer => ({
  status: 'STOPPED',
  uid: null,
  projectId: null,
  projectName: null,
  clientName: null,
  hourlyRate: '65.00',
  notes: '',
  startTime: null,
  runningSince: null,
  pausedAt: null,
  accumulatedSeconds: 0,
  lastEventAt: null,
  lastActivityAt: null,
  confirmedAt: null,
  serverTime: new Date().toISOString(),
  version: 1,
  ...fields,
});

const none = { count: 0, seconds: 0, amount: '0.00' };

export const aSummary = (fields: Partial<TimeEntrySummary> = {}): TimeEntrySummary => ({
  all: none,
  today: none,
  week: none,
  month: none,
  unbilled: none,
  ...fields,
});

export const projectsOf = (...items: Project[]) => ({
  items,
  nextCursor: null,
  totals: {
    count: items.length,
    active: items.filter(({ status }) => status === 'active').length,
    completed: items.filter(({ status }) => status === 'completed').length,
  },
});

export const clientsOf = (...items: Client[]) => ({
  items,
  nextCursor: null,
  totals: { count: items.length, activeJobs: 0, outstanding: '0.00' },
});

export const entriesOf = (...items: TimeEntry[]): TimeEntryPage => ({
  items,
  nextCursor: null,
  totals: { count: items.length, seconds: items.reduce((sum, { duration }) => sum + duration, 0), amount: '0.00' },
});

const nil = { count: 0, amount: '0.00' };

export const invoicesOf = (items: InvoicePage['items'] = [], totals: Partial<InvoicePage['totals']> = {}): InvoicePage => ({
  items,
  nextCursor: null,
  totals: { total: nil, draft: nil, paid: nil, pending: nil, overdue: nil, ...totals },
});
