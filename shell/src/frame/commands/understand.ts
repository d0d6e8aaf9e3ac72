import { type DwangStore, isApiError, projectsApi, RECENT_JOBS, serverNow, voiceApi } from '@dwang/client';
import type { User, VoiceCommandResponse } from '@dwang/contracts';
import { dayOf, wallTime } from '@dwang/domain';

const two = (value: number): string => String(value).padStart(2, '0');

/** Without a network the same grammar reads here, against the jobs that this device has kept. */
async function readHere(store: DwangStore, user: User, command: string): Promise<VoiceCommandResponse> {
  const [{ parseCommand, summaryOf }, kept] = await Promise.all([
    import('@dwang/domain/voice'),
    store.dispatch(projectsApi.endpoints.listProjects.initiate(RECENT_JOBS, { subscribe: false })),
  ]);
  const zone = user.company.timeZone;
  const { hour, minute } = wallTime(serverNow(), zone);
  const projects = (kept.data?.items ?? []).map(({ id, name, clientName }) => ({ id, name, clientName }));
  const context = { today: dayOf(serverNow(), zone), now: `${two(hour)}:${two(minute)}`, projects };
  const { proposal, ...answer } = parseCommand(command, context);
  const isQuestion = (answer.intent === 'weather' || answer.action === 'hours') && answer.say === undefined;
  return {
    ...answer,
    ...(isQuestion ? { say: 'This question needs a connection to the server.' } : {}),
    ...(proposal ? { proposal: { ...proposal, summary: summaryOf(proposal) } } : {}),
    readBy: 'grammar',
  };
}

/** What the sentence means: by the server, or on this device when the server does not answer. Rejects when the server refuses it. */
export async function understand(store: DwangStore, user: User, command: string): Promise<VoiceCommandResponse> {
  if (navigator.onLine) {
    try {
      return await store.dispatch(voiceApi.endpoints.readCommand.initiate({ command }, { track: false })).unwrap();
    } catch (error) {
      if (isApiError(error) && error.status >= 400 && error.status < 500) throw error;
    }
  }
  return readHere(store, user, command);
}
