import { LENGTH_RULES, type LengthRule } from './length-rules';
import { type NamedLength, readLengths } from './read-lengths';
import { gravest, type Remark } from './remark';
import { ownersOf, type Thing, thingsIn } from './things';

interface OwnedLength extends NamedLength {
  /** Of what it may be; more than one where the sentence leaves it open. */
  owners: readonly Thing[];
}

/** The lengths of a situation. A sentence that names nothing goes on about what the one before was about. */
function ownedLengths(sentences: readonly string[]): OwnedLength[] {
  let spokenOf: Thing[] = [];
  return sentences.flatMap((sentence) => {
    const things = thingsIn(sentence);
    const lengths = readLengths(sentence).map((length) => {
      const owners = ownersOf(things, sentence, length);
      return { ...length, owners: owners.length > 0 ? owners : spokenOf };
    });
    const head = things.find(({ isWhere }) => !isWhere) ?? things[0];
    if (head) spokenOf = [head.thing];
    return lengths;
  });
}

function judge(rule: LengthRule, { metres, role, bound, isOverGround, owners }: OwnedLength): 'beyond' | 'open' | null {
  const isOf = (things: readonly Thing[]): boolean => owners.some((owner) => things.includes(owner));
  // A cut face is named by its height.
  const isRole = role === rule.role || (rule.role === 'depth' && role === 'height' && isOf(rule.things));
  if ((!isRole && role !== 'unclear') || metres > rule.most) return null;
  const value = bound === 'exact' ? metres : metres + (bound === 'above' ? 0.001 : -0.001);
  if (!rule.holds(value)) return null;
  if (owners.length > 0 && !isOf([...rule.things, ...(rule.alsoOf ?? [])])) return null;
  const isSure = owners.every((owner) => rule.things.includes(owner)) || (isOverGround && isOf(rule.things));
  return isRole && isSure && bound !== 'below' ? 'beyond' : 'open';
}

const named = ({ metres, bound }: NamedLength): string => `${bound === 'above' ? 'more than ' : ''}${metres} m`;

/** What rules say of the lengths in sentences of `plainText`, at most one remark for each. */
export function judgeLengths(sentences: readonly string[]): Remark[] {
  const text = sentences.join(' ');
  const all = ownedLengths(sentences);
  return LENGTH_RULES.filter(({ about }) => about.test(text)).flatMap((rule) => {
    // Beside a named depth the other figures of a trench are its length and width.
    const isNamed = all.some(({ role, owners }) => role === rule.role && owners.some((owner) => rule.things.includes(owner)));
    const lengths = isNamed ? all.filter(({ role }) => role !== 'unclear') : all;
    const found = gravest(
      lengths,
      ({ metres }) => metres,
      (length) => judge(rule, length),
    );
    if (!found) return [];
    const { metres, bound } = found.figure;
    return found.is === 'open' ? [rule.limit] : [rule.say(bound === 'above' ? metres + 0.001 : metres, named(found.figure))];
  });
}
