import type { Task } from '../works';
import { coatingRules } from './coating-rules';
import { concreteRules } from './concrete-rules';
import { finishRules } from './finish-rules';
import { groundRules } from './ground-rules';
import { heightRules } from './height-rules';
import { peopleRules } from './people-rules';
import type { Rule } from './rule';

export type { Rule } from './rule';

/** The one table of limits. Figures that nobody publishes are marked as house defaults, and a maker's or site's own limit goes before them. */
export const RULES: readonly Rule[] = [
  ...peopleRules,
  ...heightRules,
  ...concreteRules,
  ...coatingRules,
  ...finishRules,
  ...groundRules,
];

/** The rules that bind any of these tasks. */
export const rulesOf = (tasks: readonly Task[]): readonly Rule[] => RULES.filter(({ task }) => tasks.includes(task));
