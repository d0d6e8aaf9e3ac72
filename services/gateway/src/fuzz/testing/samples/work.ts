import type { Samples } from '../sample';

const whose = { userId: '{mate}' };

/** Jobs, hours, days on site and tools. */
export const WORK_SAMPLES: Samples = {
  'POST /api/projects': { body: { name: 'Fence', clientId: '{someClient}' } },
  'POST /api/time-entries': { body: { projectId: '{job}', startTime: '2026-03-02T20:00:00Z', duration: 3600, notes: '' } },
  'PATCH /api/time-entries/{id}': { body: { notes: 'Deck', version: 1 } },
  'POST /api/time-entries/email': {
    query: { to: 'books@example.nz', name: 'Timesheet' },
    file: '%PDF-1.4\n%%EOF',
    type: 'application/octet-stream',
  },
  'POST /api/time-entries/bulk': { body: { changes: [{ id: '{entry}', notes: 'Joists' }] } },
  'POST /api/time-entries/bulk-delete': { body: { ids: ['{entry}'] } },
  'POST /api/timesheets/{week}/submit': { who: 'user', at: { week: 'workedWeek' } },
  'POST /api/timesheets/{week}/withdraw': { who: 'user', at: { week: 'submittedWeek' } },
  'POST /api/timesheets/{week}/approve': { at: { week: 'submittedWeek' }, body: whose },
  'POST /api/timesheets/{week}/return': { at: { week: 'submittedWeek' }, body: { ...whose, reason: 'Which job?' } },
  'POST /api/timer/save': { body: { uid: '{timer}' } },
  'POST /api/site-days': { body: { projectId: '{job}', userId: '{mate}', note: '', days: [{ day: '2026-03-02' }] } },
  'GET /api/calendar/{file}': { at: { file: 'calendarFile' } },
  'POST /api/ai/weather-impact': { body: { projectType: 'Roofing', startDate: '{today}' } },
  'POST /api/price-books/{id}/import': {
    query: { dryRun: false },
    file: 'Code,Description,Unit,Price ex GST\nT1,90x45 SG8,m,5.20',
    type: 'application/octet-stream',
  },
  'GET /api/shared-estimates/{token}': { at: { token: 'estimateToken' } },
  'POST /api/estimates': { body: { name: 'Deck', projectId: '{job}', lines: [], labour: [] } },
};
