import type { Project, VoiceProposal } from '@dwang/contracts';
import { parseDuration } from '@dwang/domain';
import type { CardValues } from './confirm-fields';

const DAY_SECONDS = 24 * 3600;
const secondsOf = (time: string): number => Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60;

/** Seconds from one wall time to the next one on the clock, without the break. */
const worked = (start: string, end: string, pause: number): number =>
  Math.max(0, ((secondsOf(end) - secondsOf(start) + DAY_SECONDS) % DAY_SECONDS) - pause);

/** The proposal with what the person has changed in the card. */
export function mended(proposal: VoiceProposal, values: CardValues, jobs: readonly Project[]): VoiceProposal {
  const projectId = values.projectId ?? null;
  const own = 'projectName' in proposal.body && proposal.body.projectId === projectId ? proposal.body.projectName : null;
  const job = { projectId, projectName: jobs.find(({ id }) => id === projectId)?.name ?? own };
  switch (proposal.kind) {
    case 'create-time-entry': {
      const { body } = proposal;
      const { start = '', end = '' } = values;
      const breakSeconds = values.pause ? (parseDuration(values.pause) ?? 0) : 0;
      const seconds = values.hours ? (parseDuration(values.hours) ?? body.seconds) : body.seconds;
      const times =
        body.start && start && end ? { start, end, breakSeconds, seconds: worked(start, end, breakSeconds) } : { seconds };
      return { ...proposal, body: { ...body, ...job, day: values.day ?? body.day, notes: values.notes ?? '', ...times } };
    }
    case 'start-timer':
    case 'switch-job':
      return { ...proposal, body: { ...proposal.body, ...job } };
    case 'create-project':
      return { ...proposal, body: { ...proposal.body, name: values.name ?? '', clientName: values.clientName?.trim() || null } };
    case 'note':
      return { ...proposal, body: { ...job, text: values.text ?? '' } };
    default:
      return proposal;
  }
}
