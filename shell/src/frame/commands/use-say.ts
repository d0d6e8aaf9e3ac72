import { currentTimer, type DwangStore, secondsOn, useGetPreferencesQuery, useStore } from '@dwang/client';
import type { VoiceCommandResponse } from '@dwang/contracts';
import { toClock } from '@dwang/domain';
import { showToast, useNavigate } from '@dwang/kit';
import { useCallback } from 'react';
import { useSession } from '../../session';
import { showAnswer } from './shown-answer';
import { understand } from './understand';

const ANSWER_SECONDS = 10;

/** Read out, where the person wants it and the browser can. */
function speak(text: string): void {
  if (!('speechSynthesis' in window) || typeof SpeechSynthesisUtterance === 'undefined') return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-NZ';
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(words);
}

function timerWords(store: DwangStore): string {
  const timer = currentTimer(store);
  if (!timer || timer.status === 'STOPPED') return 'No timer is running.';
  return `${toClock(secondsOn(timer))} on ${timer.projectName ?? 'General'}${timer.status === 'PAUSED' ? ', paused' : ''}.`;
}

/** Opens what needs no confirmation. Source of the error's words: specification 1, section 5. */
async function open({ intent, action, parameters }: VoiceCommandResponse, go: (path: string) => void): Promise<boolean> {
  if (intent === 'tools' && parameters.tool) go(`/tools?tool=${parameters.tool}`);
  else if (intent === 'jobs' && action === 'open' && parameters.projectId) go(`/jobs/${parameters.projectId}`);
  else if (intent === 'navigation') {
    const { DESTINATIONS } = await import('@dwang/domain/voice');
    const destination = parameters.destination ?? '';
    const found = Object.hasOwn(DESTINATIONS, destination) ? DESTINATIONS[destination] : undefined;
    if (found) go(found.path);
    else showToast({ tone: 'error', title: 'Navigation Error', description: `Unknown destination: ${destination}` });
  } else return false;
  return true;
}

/** Takes a spoken or typed sentence: opens, answers, or asks to confirm. Nothing is changed without a confirmation. */
export function useSay(): (sentence: string) => Promise<void> {
  const store = useStore() as DwangStore;
  const navigate = useNavigate();
  const { user } = useSession();
  const { data: preferences } = useGetPreferencesQuery();
  const isSpoken = preferences?.voice.spoken ?? false;
  return useCallback(
    async (sentence: string) => {
      if (!user) return;
      try {
        const answer = await understand(store, user, sentence);
        if (await open(answer, (path) => void navigate(path))) return;
        const say = answer.action === 'status' && answer.intent === 'timer' ? timerWords(store) : answer.say;
        if (isSpoken) speak([say, ...(answer.proposal?.summary ?? [])].filter(Boolean).join('. '));
        if (answer.proposal || answer.suggestions || answer.choices) showAnswer(answer);
        else showToast({ tone: 'info', title: say ?? 'There is no answer to that.', seconds: ANSWER_SECONDS });
      } catch {
        const description = 'Unable to process your voice command. Please try again.';
        showToast({ tone: 'error', title: 'Command Error', description });
      }
    },
    [store, navigate, user, isSpoken],
  );
}
