import { listed } from '../listed';
import { after, trimmed } from '../phrases';
import { wordsOf } from '../tokens';
import type { Rule } from '../types';

/** The six tools that the specification opens by voice, by their keywords. Source: specification 1, section 5. */
const KEYWORDS: readonly (readonly [string, readonly string[]])[] = [
  ['measure', ['measure']],
  ['level', ['level']],
  ['angle', ['angle']],
  ['calculator', ['calculator', 'calc']],
  ['camera', ['camera', 'cam']],
  ['sound', ['sound', 'meter']],
];

/** The tool whose keyword stands anywhere in a transcript, first in the specification's order; null is "Command Not Recognized". */
export function toolByKeyword(transcript: string): string | null {
  const heard = transcript.toLowerCase();
  return KEYWORDS.find(([, words]) => words.some((word) => heard.includes(word)))?.[0] ?? null;
}

/** Every tile of the tools page, by how people call it. */
const TOOLS: Record<string, readonly string[]> = {
  measure: [
    'measure',
    'measuring',
    'measuring tool',
    'tape',
    'tape measure',
    'ruler',
    'measurement',
    'measure tool',
    'measure up',
  ],
  level: ['level', 'spirit level', 'bubble', 'bubble level', 'level tool'],
  angle: ['angle', 'angle finder', 'protractor', 'angle tool', 'pitch', 'slope'],
  calculator: ['calculator', 'calc', 'calculator tool', 'the calculator'],
  camera: ['camera', 'cam', 'project cam', 'project camera', 'photo', 'take a photo', 'take photo', 'photos'],
  sound: ['sound', 'sound meter', 'sound level', 'noise', 'noise meter', 'noise level', 'decibels', 'meter', 'how loud is it'],
  'laser-distance': ['laser', 'laser distance', 'laser measure'],
  'area-calc': ['area calc', 'area calculator'],
  'volume-calc': ['volume calc', 'volume calculator'],
  'unit-converter': ['unit converter', 'converter', 'units'],
  'note-taking': ['note taking', 'notepad', 'note tool'],
  materials: ['materials', 'material estimator', 'estimator'],
  'weather-impact': ['weather impact', 'weather analyser', 'weather analyzer'],
  'site-planner': ['site planner', 'planner'],
};
const VERBS = listed(`
  open, open up, show, show me, use, get, get out, bring up, start, launch, go to, switch on, turn on, i need, wheres, where
  is, give me, grab, chuck up, run, take me to, fire up`);
const EMPTY = new Set(
  listed(`
  the, a, my, up, tool, app, please, something, this, it, to, an, in, tools, with, some, for, me`),
);

/** The tool that these words name, and nothing else. */
export function toolOf(words: readonly string[]): string | null {
  const said = words.filter((word) => word !== 'the' && word !== 'a').join(' ');
  return Object.entries(TOOLS).find(([, names]) => names.includes(said))?.[0] ?? null;
}

/** Opens one of the tools of the site. */
export const tools: Rule = ({ tokens }) => {
  const words = wordsOf(trimmed(after(tokens, VERBS) ?? tokens, EMPTY));
  const tool = toolOf(words);
  return tool ? { intent: 'tools', action: 'open', parameters: { tool } } : null;
};
