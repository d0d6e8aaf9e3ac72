import { VoiceCommandResponse } from '@dwang/contracts';
import { summaryOf, type VoiceContext } from '@dwang/domain/voice';
import { Inject, Injectable } from '@nestjs/common';
import { LanguageModel } from '../ai/language-model';

/** Only what the browser confirms, or what shows something: a model may propose, never decide. */
const ALLOWED = new Set(['navigation', 'timer', 'project', 'time', 'jobs', 'tools']);

function instructions({ today, now, projects }: VoiceContext): string {
  const jobs = projects.map(({ id, name, clientName }) => `${id}: ${name}${clientName ? ` (${clientName})` : ''}`).join('\n');
  return [
    'You read one sentence of a tradesperson in New Zealand and answer with one JSON object, nothing else.',
    'Fields: intent (navigation|timer|project|time|jobs|tools|unknown), action (a verb), parameters (texts only), proposal.',
    'proposal is {kind, body, needs} with one of these kinds and bodies:',
    'create-time-entry {projectId, projectName, day "YYYY-MM-DD", start "HH:MM"|null, end "HH:MM"|null, seconds, breakSeconds, notes, hourlyRate null};',
    'start-timer or switch-job {projectId, projectName, notes}; pause-timer, resume-timer, stop-timer or reset-timer {};',
    'create-project {name, clientName}; note {projectId, projectName, text}.',
    'needs lists what was not said: project, hours, name, text. Never make up hours, a job or an amount of money: use null or 0 and name the need.',
    `Today is ${today}, the time is ${now}. The jobs, by their numbers:`,
    jobs || 'none',
  ].join('\n');
}

/** Takes what the grammar leaves, where a model is configured. Its answer passes the same schema, names only jobs that exist, and is a proposal. */
@Injectable()
export class ModelReader {
  constructor(@Inject(LanguageModel) private readonly model: LanguageModel) {}

  async read(sentence: string, context: VoiceContext): Promise<VoiceCommandResponse | null> {
    if (!this.model.isOn) return null;
    const said = await this.model.ask({ sentence, instructions: instructions(context) });
    const answer = VoiceCommandResponse.safeParse(withSummary(said));
    if (!answer.success || !ALLOWED.has(answer.data.intent)) return null;
    return isOfTheCompany(answer.data, context) ? answer.data : null;
  }
}

function withSummary(said: unknown): unknown {
  if (typeof said !== 'object' || said === null) return null;
  const { intent, action, parameters = {}, proposal } = said as Record<string, unknown>;
  const plan = typeof proposal === 'object' && proposal !== null ? { needs: [], ...proposal, summary: [] } : undefined;
  return { intent, action, parameters, readBy: 'model', ...(plan ? { proposal: plan } : {}) };
}

/** Fills the summary in; false where the proposal names a job that is not there, or money, which is never a model's to say. */
function isOfTheCompany(answer: VoiceCommandResponse, { projects }: VoiceContext): boolean {
  const { proposal } = answer;
  if (!proposal) return true;
  if ('projectId' in proposal.body && proposal.body.projectId !== null) {
    const { projectId } = proposal.body;
    const project = projects.find(({ id }) => id === projectId);
    if (!project) return false;
    proposal.body.projectName = project.name;
  }
  if ('hourlyRate' in proposal.body && proposal.body.hourlyRate !== null) return false;
  proposal.summary = summaryOf(proposal);
  return true;
}
