import type { Client, Project, TimeEntry } from '@dwang/contracts';
import { centsToDecimal, labourCents, parseCents } from '@dwang/domain';

export const aClient = (changes: Partial<Client> = {}): Client => ({
  id: 7,
  uid: '00000000-0000-4000-8000-00000000c007',
  userId: 1,
  name: 'Ngāti Whātua Homes',
  contact: '',
  email: '',
  phone: '',
  address: '',
  notes: '',
  activeProjects: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...changes,
});

export const aProject = (changes: Partial<Project> = {}): Project => ({
  id: 3,
  uid: '00000000-0000-4000-8000-00000000a003',
  userId: 1,
  name: 'Deck at Pākihi Rd',
  clientId: 7,
  clientName: 'Ngāti Whātua Homes',
  location: '',
  hourlyRate: '65.00',
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
  isGeneral: false,
  totalSeconds: 0,
  actualAmount: '0.00',
  unbilledSeconds: 0,
  unbilledAmount: '0.00',
  lastActivityAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...changes,
});

export function anEntry(changes: Partial<TimeEntry> = {}): TimeEntry {
  const { duration = 3600, hourlyRate = '65.00' } = changes;
  return {
    id: 1,
    uid: '00000000-0000-4000-8000-00000000e001',
    userId: 1,
    userName: 'Hōne',
    projectId: 3,
    projectName: 'Deck at Pākihi Rd',
    clientName: 'Ngāti Whātua Homes',
    startTime: '2026-11-17T20:00:00.000Z',
    endTime: '2026-11-17T21:00:00.000Z',
    duration,
    notes: 'Bearers',
    hourlyRate,
    amount: centsToDecimal(labourCents(duration, parseCents(hourlyRate ?? '0'))),
    billed: false,
    invoiceId: null,
    createdAt: '2026-11-17T21:00:00.000Z',
    version: 1,
    ...changes,
  };
}
