import { needsDeckBarrier, needsDeckConsent } from '@dwang/domain';
import { READ } from '../guidance';
import { type Remark, remark } from './remark';
import type { Thing } from './things';

export interface LengthRule {
  /** Of what the figure must be, and of what it may be too. */
  things: readonly Thing[];
  alsoOf?: readonly Thing[];
  /** The situation has to speak of it. */
  about: RegExp;
  role: 'height' | 'depth';
  /** Metres beyond which the rule speaks; nothing on a site is larger than `most`. */
  holds: (metres: number) => boolean;
  most: number;
  say: (metres: number, named: string) => Remark;
  /** The limit, where the words leave open what a figure is. */
  limit: Remark;
}

const F4 = 'Building Code F4';
const SCHEDULE = 'Building Act 2004, Schedule 1, exemption';
const REGULATIONS = 'Health and Safety in Employment Regulations 1995';

const deckRemark = (metres: number, named: string): Remark =>
  needsDeckConsent(metres)
    ? remark(
        `A fall of ${named} wants a consent and a barrier`,
        `You name ${named}: a deck from which one can fall more than 1.5 m needs a building consent (Building Act, Schedule 1), and from 1 m a barrier (${F4}).`,
        `${SCHEDULE} 24; ${F4}`,
        READ.code,
      )
    : remark(
        `A fall of ${named} wants a barrier`,
        `You name ${named}: from a fall of 1 m a barrier is needed (${F4}).`,
        F4,
        READ.code,
      );

/** Lengths that a rule looks at; each answer gives the number behind it. */
export const LENGTH_RULES: readonly LengthRule[] = [
  {
    things: ['deck'],
    about: /\b(deck|balcon|verandah?|platform|landing|bridge)/,
    role: 'height',
    holds: needsDeckBarrier,
    most: 30,
    say: deckRemark,
    limit: remark(
      'How far one can fall from a deck decides',
      `From a fall of 1 m a deck needs a barrier (${F4}); one from which nobody can fall more than 1.5 m needs no building consent (Building Act, Schedule 1).`,
      `${SCHEDULE} 24; ${F4}`,
      READ.code,
    ),
  },
  {
    things: ['retaining'],
    alsoOf: ['wall', 'bank'],
    about: /\b(retain|crib wall|gabion)/,
    role: 'height',
    holds: (height) => height > 1.5,
    most: 20,
    say: (_, named) =>
      remark(
        `A retaining wall of ${named} wants a consent`,
        `You name ${named}: over 1.5 m, or with a load above at any height, a retaining wall needs a building consent and mostly an engineer.`,
        `${SCHEDULE} 20`,
        READ.code,
      ),
    limit: remark(
      'The height of a retaining wall decides',
      'Over 1.5 m of retained height, or with a load above at any height, a retaining wall needs a building consent and mostly an engineer.',
      `${SCHEDULE} 20`,
      READ.code,
    ),
  },
  {
    things: ['dig'],
    alsoOf: ['bank'],
    about: /\b(trench|excavat|dig\b|digging|dug|cut|pit\b|basement)/,
    role: 'depth',
    holds: (depth) => depth >= 1.5,
    most: 30,
    say: (_, named) =>
      remark(
        `A cut of ${named} wants shoring`,
        `You name ${named}: where people work in 1.5 m or more, the sides are shored, battered or benched.`,
        REGULATIONS,
        READ.excavation,
      ),
    limit: remark(
      'From a depth of 1.5 m a cut wants shoring',
      'Where people work in a cut of 1.5 m or more, the sides are shored, battered or benched.',
      REGULATIONS,
      READ.excavation,
    ),
  },
  {
    things: ['building', 'wall', 'upright'],
    about:
      /\b(scaffold|re-?roof|roof|height|store?y|gutter|spouting|fascia|soffit|cladding|weatherboard|reclad|repaint|paint|ladder)/,
    role: 'height',
    holds: (height) => height >= 5,
    most: 100,
    say: (_, named) =>
      remark(
        `Work at ${named} is notified`,
        `You name ${named}: where a fall of 5 m is possible the work is notified to WorkSafe, and the scaffold is put up by a certified scaffolder.`,
        REGULATIONS,
        READ.scaffold,
      ),
    limit: remark(
      'From a fall of 5 m work is notified',
      'Where a fall of 5 m is possible the work is notified to WorkSafe, and the scaffold is put up by a certified scaffolder.',
      REGULATIONS,
      READ.scaffold,
    ),
  },
];
