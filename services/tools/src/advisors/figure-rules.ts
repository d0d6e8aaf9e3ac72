import { fold, needsDeckBarrier, needsDeckConsent } from '@dwang/domain';
import { READ } from './guidance';

export interface Remark {
  title: string;
  text: string;
  /** The document behind the figure. */
  basis: string;
  sources: readonly string[];
}

interface FigureRule {
  /** The matter has to be spoken of. */
  about: RegExp;
  /** The figure is out of its bounds. */
  holds: (figure: number) => boolean;
  unit: 'm' | '°' | 'year' | '$';
  say: (figure: number) => Remark;
}

const remark = (title: string, text: string, basis: string, ...sources: string[]): Remark => ({ title, text, basis, sources });

/** Figures in a situation that a rule looks at; each answer gives the number behind it. */
const RULES: readonly FigureRule[] = [
  {
    about: /\b(deck|balcony|verandah|platform)/,
    unit: 'm',
    holds: (height) => needsDeckBarrier(height) && !needsDeckConsent(height),
    say: (height) =>
      remark(
        `A fall of ${height} m wants a barrier`,
        `You name ${height} m: from a fall of 1 m a barrier is needed (Building Code F4).`,
        'Building Code F4',
        READ.code,
      ),
  },
  {
    about: /\b(deck|balcony|verandah|platform)/,
    unit: 'm',
    holds: (height) => needsDeckConsent(height) && height <= 6,
    say: (height) =>
      remark(
        `A fall of ${height} m wants a consent and a barrier`,
        `You name ${height} m: a deck from which one can fall more than 1.5 m needs a building consent (Building Act, Schedule 1), and from 1 m a barrier (Building Code F4).`,
        'Building Act 2004, Schedule 1, exemption 24; Building Code F4',
        READ.code,
      ),
  },
  {
    about: /\bretain/,
    unit: 'm',
    holds: (height) => height > 1.5 && height <= 10,
    say: (height) =>
      remark(
        `A retaining wall of ${height} m wants a consent`,
        `You name ${height} m: over 1.5 m, or with a load above at any height, a retaining wall needs a building consent and mostly an engineer.`,
        'Building Act 2004, Schedule 1, exemption 20',
        READ.code,
      ),
  },
  {
    about: /\b(trench|excavat|dig|cut)/,
    unit: 'm',
    holds: (depth) => depth >= 1.5 && depth <= 20,
    say: (depth) =>
      remark(
        `A cut of ${depth} m wants shoring`,
        `You name ${depth} m: where people work in 1.5 m or more, the sides are shored, battered or benched.`,
        'Health and Safety in Employment Regulations 1995',
        READ.excavation,
      ),
  },
  {
    about: /\b(scaffold|roof|height|storey|gutter|cladding|paint)/,
    unit: 'm',
    holds: (height) => height >= 5 && height <= 60,
    say: (height) =>
      remark(
        `Work at ${height} m is notified`,
        `You name ${height} m: where a fall of 5 m is possible the work is notified to WorkSafe, and the scaffold is put up by a certified scaffolder.`,
        'Health and Safety in Employment Regulations 1995',
        READ.scaffold,
      ),
  },
  {
    about: /\broof/,
    unit: '°',
    holds: (pitch) => pitch > 0 && pitch < 8,
    say: (pitch) =>
      remark(
        `A pitch of ${pitch}° is too low for corrugate`,
        `You name ${pitch}°: corrugate goes down to about 8°, trapezoidal to about 3°; below that it takes a membrane.`,
        'NZ Metal Roof and Wall Cladding Code of Practice',
        READ.roofing,
      ),
  },
  {
    about: /./,
    unit: 'year',
    holds: (year) => year >= 1840 && year < 2000,
    say: (year) =>
      remark(
        `Built in ${year}: look for asbestos${year < 1980 ? ' and lead' : ''}`,
        `You name ${year}: before 2000 asbestos is possible${year < 1980 ? ', and before the 1980s lead in paint' : ''}. Have both tested before work disturbs them.`,
        'Health and Safety at Work (Asbestos) Regulations 2016',
        READ.code,
      ),
  },
  {
    about: /./,
    unit: '$',
    holds: (amount) => amount >= 30_000,
    say: (amount) =>
      remark(
        'A written contract is required',
        `You name $${amount.toLocaleString('en-NZ')}: work on a house from $30,000 with GST needs a written contract, a checklist and a disclosure.`,
        'Building Act 2004, part 4A',
        READ.lbp,
      ),
  },
];

const FIGURES: Readonly<Record<FigureRule['unit'], RegExp>> = {
  m: /(\d{1,5}(?:\.\d{1,2})?)\s?(m|mm|metres?|meters?)(?![a-z0-9²³])/g,
  '°': /(\d{1,2}(?:\.\d)?)\s?(?:°|deg(?:rees?)?\b)/g,
  year: /\b(1[89]\d\d)s?\b/g,
  $: /\$\s?(\d{1,3}(?:[ ,]?\d{3})*(?:\.\d\d)?)(k?)/g,
};

const largest = (text: string, unit: FigureRule['unit']): number[] =>
  [...text.matchAll(FIGURES[unit])].map(([, figure = '', behind]) => {
    const value = Number(figure.replace(/[ ,]/g, ''));
    if (unit === 'm' && behind === 'mm') return value / 1000;
    return behind === 'k' ? value * 1000 : value;
  });

/** What rules say of the figures in a situation, at most one for each rule: of the largest figure that it holds for. */
export function figureRemarks(situation: string): Remark[] {
  // `30,000` has a comma between thousands, `1,2 m` one before the decimals.
  const text = fold(situation)
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.');
  return RULES.filter(({ about }) => about.test(text)).flatMap(({ unit, holds, say }) => {
    const found = largest(text, unit).filter(holds);
    return found.length > 0 ? [say(Math.max(...found))] : [];
  });
}
