import { READ } from '../guidance';
import { NEAR } from './plain-text';
import { readMoney } from './read-money';
import { readYears } from './read-years';
import { gravest, type Remark, remark } from './remark';

const ASBESTOS = 'Health and Safety at Work (Asbestos) Regulations 2016';

/** Asbestos and lead, of the oldest year named. */
export function judgeYears(sentences: readonly string[]): Remark[] {
  const found = gravest(
    sentences.flatMap(readYears),
    ({ year }) => -year,
    ({ role, year }) => (year < 1840 ? null : role === 'unclear' ? 'open' : 'beyond'),
  );
  if (!found) return [];
  if (found.is === 'open')
    return [
      remark(
        'Built before 2000: look for asbestos',
        'In what was built before 2000 asbestos is possible, and before the 1980s lead in paint. Have both tested before work disturbs them.',
        ASBESTOS,
        READ.code,
      ),
    ];
  const { year, role, words } = found.figure;
  const isLead = year < 1980;
  return [
    remark(
      `${role === 'built' ? 'Built' : 'Made'} ${words}: look for asbestos${isLead ? ' and lead' : ''}`,
      `You name ${year}: before 2000 asbestos is possible${isLead ? ', and before the 1980s lead in paint' : ''}. Have ${isLead ? 'both' : 'it'} tested before work disturbs ${isLead ? 'them' : 'it'}.`,
      ASBESTOS,
      READ.code,
    ),
  ];
}

const HOUSE = /\b(house|home|villa|bungalow|flat|apartment|dwelling|residential|bathroom|kitchen|bedroom|lounge|granny)/;
const NO_HOUSE =
  /\b(commercial|warehouse|shop|office|factory|school|hospital|church|hall|industrial|retail|hotel|motel|restaurant|cafe)/;
const CONTRACT_FROM = 30_000;

/** The written contract of residential work, by the largest price. */
export function judgeMoney(sentences: readonly string[]): Remark[] {
  const text = sentences.join(' ');
  if (NO_HOUSE.test(text) && !HOUSE.test(text)) return [];
  const found = gravest(
    sentences.flatMap(readMoney),
    ({ dollars }) => dollars,
    ({ dollars, role, bound }) => {
      if (role === 'other' || (bound === 'below' ? dollars <= CONTRACT_FROM : dollars < CONTRACT_FROM)) return null;
      return role === 'unclear' || bound === 'below' ? 'open' : 'beyond';
    },
  );
  if (!found) return [];
  const limit = 'work on a house from $30,000 with GST needs a written contract, a checklist and a disclosure.';
  const [title, told] =
    found.is === 'open'
      ? ['From $30,000 a written contract is required', `W${limit.slice(1)}`]
      : ['A written contract is required', `You name $${found.figure.dollars.toLocaleString('en-NZ')}: ${limit}`];
  return [remark(title, told, 'Building Act 2004, part 4A', READ.lbp)];
}

const ANGLE = /(?<![\w.])(\d{1,2}(?:\.\d)?)\s?(?:°|deg(?:rees?)?\b)(?!\s?(?:c\b|celsius))/g;
const PITCH =
  /\b(pitch(?:es|ed)?|slopes?|sloping|falls?|laid|roof(?:s|ing)?|reroof|iron|corrugate[sd]?|longrun)(?:\s|,|\b(?:at|of|with|about|only|is|a|an|just)\b)*$/;
const PITCH_BEHIND = /^\s*(?:pitch(?:ed)?|slope|fall|(?:\w+ )?(?:roof|corrugate))/;
const SURE_PITCH = /\b(?:pitch(?:es|ed)?|slopes?|sloping|falls?)\b/;
const WEATHER =
  /\b(cold|warm|hot|heat|temperatures?|overnight|outside|mornings?|frosts?|air|weather|winter|summer|forecast|dries|dry|sets?|cure[sd]?|minimum|degrees today)\b/;
const CORRUGATE_FROM = 8;

/** A pitch too low for corrugate: the lowest that is named. Degrees may also be of the weather. */
export function judgePitch(sentences: readonly string[]): Remark[] {
  const angles = sentences.flatMap((sentence) =>
    [...sentence.matchAll(ANGLE)].map((match) => {
      const before = sentence.slice(Math.max(0, match.index - NEAR), match.index);
      const behind = sentence.slice(match.index + match[0].length, match.index + match[0].length + NEAR);
      const isPitch = PITCH_BEHIND.test(behind) || SURE_PITCH.test(before) || (PITCH.test(before) && !WEATHER.test(sentence));
      return { angle: Number(match[1]), isPitch, isWeather: WEATHER.test(sentence) };
    }),
  );
  if (!/\broof|reroof|corrugate|longrun/.test(sentences.join(' '))) return [];
  const found = gravest(
    angles,
    ({ angle }) => -angle,
    ({ angle, isPitch, isWeather }) =>
      angle <= 0 || angle >= CORRUGATE_FROM || (isWeather && !isPitch) ? null : isPitch ? 'beyond' : 'open',
  );
  if (!found) return [];
  const limit = 'corrugate goes down to about 8°, trapezoidal to about 3°; below that it takes a membrane.';
  const [title, text] =
    found.is === 'open'
      ? ['Corrugate wants a pitch of about 8°', `C${limit.slice(1)}`]
      : [`A pitch of ${found.figure.angle}° is too low for corrugate`, `You name ${found.figure.angle}°: ${limit}`];
  return [remark(title, text, 'NZ Metal Roof and Wall Cladding Code of Practice', READ.roofing)];
}
