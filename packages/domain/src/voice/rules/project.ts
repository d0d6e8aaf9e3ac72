import { listed } from '../listed';
import { after, indexOf, take, trimmed } from '../phrases';
import { readRate } from '../slots';
import { spelled, wordsOf } from '../tokens';
import type { Need, ProjectDraft, Rule } from '../types';

const KINDS = ['job', 'project'];
const LEADS = listed(`
  new, a new, create, create a, create a new, create new, make, make a, make a new, make new, add, add a, add a new, add
  new, set up, set up a, set up a new, setup a, start a new, start new, open a new, open new, got a new, weve got a new, ive
  got a new, ive picked up a new, picked up a new, begin a new, knew`);
const PHRASES = LEADS.flatMap((lead) => KINDS.map((kind) => `${lead} ${kind}`));
const EMPTY = new Set(['called', 'named', 'name', 'is', 'its', 'the', 'at', '-', 'as']);

/** `new job Smith deck`, `create a project called Kauri Street reroof for Jones Builders`. The name is as it was said, the rate is a figure that was said. */
export const project: Rule = (said) => {
  const wish = after(said.tokens, PHRASES);
  if (!wish) return null;
  const rate = take(wish, readRate);
  const behind = rate?.rest ?? wish;
  const hourlyRate = rate?.value ?? null;
  const isNamed = ['called', 'named'].includes(behind[0]?.word ?? '');
  const rest = trimmed(behind, EMPTY);
  const at = indexOf(wordsOf(rest), 'for');
  const name = spelled(said, at < 0 ? rest : rest.slice(0, at));
  const client =
    at < 0 ? '' : spelled(said, trimmed(rest.slice(at + 1), new Set(['a', 'client', 'the', 'customer', 'called', 'named'])));
  const body: ProjectDraft =
    isNamed || at !== 0 ? { name, clientName: client || null, hourlyRate } : { name: '', clientName: client || null, hourlyRate };
  const needs: Need[] = body.name ? [] : ['name'];
  const parameters: Record<string, string> = body.name ? { name: body.name } : {};
  return { intent: 'project', action: 'create', parameters, proposal: { kind: 'create-project', body, needs } };
};
