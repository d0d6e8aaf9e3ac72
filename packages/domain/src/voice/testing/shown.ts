import type { KnownProject, VoiceAnswer, VoiceContext } from '../types';

export const PROJECTS: readonly KnownProject[] = [
  { id: 1, name: 'Smith deck', clientName: 'Smith Whānau Trust' },
  { id: 2, name: 'Jones bathroom', clientName: 'Jones Builders' },
  { id: 3, name: 'Ōtara community hall', clientName: 'Te Whare Hapori' },
  { id: 4, name: '12 Rata Street reroof', clientName: 'Patel' },
  { id: 5, name: 'Wilson garage', clientName: 'Wilson' },
  { id: 6, name: 'Wilson renovation', clientName: 'Wilson' },
  { id: 7, name: 'Harbour fence', clientName: null },
];

/** A Friday afternoon. */
export const FRIDAY: VoiceContext = {
  today: '2026-11-27',
  now: '16:20',
  projects: PROJECTS,
};

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`;

function ofBody({ proposal }: VoiceAnswer): string[] {
  if (!proposal) return [];
  switch (proposal.kind) {
    case 'create-time-entry': {
      const { start, end, seconds, breakSeconds, day, projectName, notes, hourlyRate } = proposal.body;
      const rest = breakSeconds > 0 ? `break ${clock(breakSeconds)}` : '';
      const rate = hourlyRate ? `$${hourlyRate}` : '';
      return [clock(seconds), start ? `${start}-${end}` : '', rest, day, projectName ?? '', notes && `"${notes}"`, rate];
    }
    case 'start-timer':
    case 'switch-job':
      return [proposal.body.projectName ?? '', proposal.body.notes && `"${proposal.body.notes}"`];
    case 'create-project':
      return [
        proposal.body.name && `"${proposal.body.name}"`,
        proposal.body.clientName ? `client "${proposal.body.clientName}"` : '',
        proposal.body.hourlyRate ? `$${proposal.body.hourlyRate}` : '',
      ];
    case 'note':
      return [proposal.body.projectName ?? '', `"${proposal.body.text}"`];
    default:
      return [];
  }
}

const SHOWN_PARAMETERS = [
  'destination',
  'tool',
  'result',
  'day',
  'part',
  'trade',
  'about',
  'region',
  'town',
  'place',
  'span',
  'project',
];

/** An answer on one line, for tables: `time log | 2:30 | 11-26 | Smith deck`. */
export function shown(answer: VoiceAnswer): string {
  const { intent, action, parameters, proposal, choices } = answer;
  const facts = proposal ? ofBody(answer) : SHOWN_PARAMETERS.map((name) => parameters[name] ?? '');
  const needs = proposal && proposal.needs.length > 0 ? `needs ${proposal.needs.join('+')}` : '';
  const open = choices ? `of ${choices.map(({ name }) => name).join(', ')}` : '';
  return [`${intent} ${action}`, ...facts.map((fact) => fact.replace('2026-', '')), needs, open].filter(Boolean).join(' | ');
}
