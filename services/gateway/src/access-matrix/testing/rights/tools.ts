import { DAYS, MARK, own, ownRefused, type Rights } from './route';

/** Measurements, tools, maps and weather. */
export const TOOLS: Rights = {
  'GET /api/measurements': own,
  'POST /api/measurements': { rule: 'own', body: { name: 'Wall', length: '2.4', unit: 'm' } },
  'PATCH /api/measurements/{id}': { rule: 'rowOfOffice', row: 'measurement', body: { note: MARK } },
  'DELETE /api/measurements/{id}': { rule: 'rowOfOffice', row: 'measurement' },
  'GET /api/tool-results': own,
  'POST /api/tool-results': {
    rule: 'own',
    body: { tool: 'concrete', title: 'Slab', answers: [{ label: 'Volume', value: '2.40' }], takenAt: '2026-03-02T20:00:00Z' },
  },
  'PATCH /api/tool-results/{id}': { rule: 'rowOfOffice', row: 'toolResult', body: { note: MARK } },
  'DELETE /api/tool-results/{id}': { rule: 'rowOfOffice', row: 'toolResult' },
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
};
