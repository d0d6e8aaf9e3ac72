import type { Guidance } from './guidance';
import { INSIDE } from './inside.data';
import { PAPER } from './paper.data';
import { SAFETY } from './safety.data';
import { SHELL } from './shell.data';
import { STRUCTURE } from './structure.data';

export type { Guidance } from './guidance';
export { READ } from './guidance';

/** All that our own guidance says. Written in November 2026; general knowledge, no substitute for the documents it leads to. */
export const GUIDANCE: readonly Guidance[] = [...SAFETY, ...PAPER, ...STRUCTURE, ...SHELL, ...INSIDE];
