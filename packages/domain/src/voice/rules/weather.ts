import { dayReader } from '../days';
import { listed } from '../listed';
import { has, take, trimmed } from '../phrases';
import { wordsOf } from '../tokens';
import type { Rule } from '../types';
import { placeOf } from './weather-place';

const ABOUT: Record<string, readonly string[]> = {
  rain: listed(`
  rain, raining, rainy, wet, showers, shower, drizzle, drizzling, dry, bucketing, pour down, spitting, fine`),
  wind: ['wind', 'windy', 'gusts', 'gusty', 'gale', 'gales', 'blowing', 'breezy', 'southerly', 'norwester'],
  temperature: ['temperature', 'hot', 'cold', 'warm', 'freezing', 'frost', 'frosty', 'degrees'],
  uv: ['uv', 'sunburn', 'sunscreen', 'sun'],
};
const GENERAL = ['weather', 'forecast', 'whats it doing outside', 'whats it like outside', 'hows it looking outside'];

/** Work as it is called, and the trade (or the specification's job type) that its weather rules stand under. */
const WORK: readonly (readonly [string, readonly string[]])[] = [
  [
    'Concrete Pouring',
    ['concrete', 'concreting', 'pour concrete', 'pour the slab', 'pour a slab', 'pouring', 'slab', 'foundations', 'pour'],
  ],
  ['painting', ['painting', 'paint', 'exterior paint', 'staining', 'stain', 'first coat', 'second coat', 'top coat', 'coat']],
  ['roofing', ['roofing', 'roof', 'reroof', 're roof', 'reroofing', 'on the roof', 'iron']],
  ['masonry', ['masonry', 'brick', 'bricks', 'bricklaying', 'block', 'blocks', 'blocklaying', 'plaster outside', 'mortar']],
  ['excavation', ['excavation', 'excavating', 'digging', 'dig', 'trench', 'trenching', 'earthworks', 'digger']],
  ['landscaping', ['landscaping', 'paving', 'planting', 'lawn', 'fencing', 'fence']],
  ['carpentry', ['carpentry', 'framing', 'frame', 'decking', 'cladding', 'weatherboards']],
  ['electrical', ['electrical', 'wiring', 'sparky work']],
  ['plumbing', ['plumbing', 'drainage', 'drains']],
  ['flooring', ['flooring']],
  ['hvac', ['hvac', 'heat pump', 'heat pumps']],
];
const FITNESS = listed(`
  fit for, fit to, ok for, ok to, okay for, okay to, good for, good to, good day for, good day to, safe to, too windy to,
  too wet to, too cold to, too hot to, too windy for, too wet for, too cold for, can i, can we, could i, could we, should i,
  should we, suitable for, right for, alright to, alright for, weather for, day for, able to, be right to, outside, dry
  enough, warm enough, calm enough`);

const find = (words: readonly string[], table: readonly (readonly [string, readonly string[]])[]): string | null =>
  table.find(([, phrases]) => has(words, phrases))?.[0] ?? null;

/** The forecast, or whether a day is fit for some work: `is tomorrow fit for painting at the Smith job?` */
export const weather: Rule = (said, { today, projects }) => {
  const day = take(said.tokens, dayReader(today, 1));
  const tokens = trimmed(day?.rest ?? said.tokens, new Set(['the']));
  const words = wordsOf(tokens);
  const about = find(words, Object.entries(ABOUT));
  const work = find(words, WORK);
  const isAsked = has(words, FITNESS) || (work !== null && /^(is|will|can|should|are)$/.test(words[0] ?? ''));
  const isFitness = work !== null && isAsked;
  const isShort = words.length <= 6 || /^(is|will|whats|what|hows|how|any|are|does|going|do|when|should)$/.test(words[0] ?? '');
  if (!isFitness && !has(words, GENERAL) && !(about && isShort)) return null;
  if (!day && has(words, ['week', 'weekend', 'month'])) {
    const say = 'Ask about one day, such as Saturday or next Tuesday.';
    return { intent: 'weather', action: 'unclear', parameters: {}, say };
  }
  const place = placeOf(said, tokens, projects, work === null);
  const parameters: Record<string, string> = { day: day?.value.day ?? today, ...place };
  const more = {
    part: day?.value.part,
    trade: work,
    // "Too windy for the roof" asks of wind alone; "dry enough to paint" is the work's own question.
    about: isFitness && about !== 'wind' ? null : about,
  };
  for (const [name, value] of Object.entries(more)) if (value) parameters[name] = value;
  return { intent: 'weather', action: isFitness ? 'fitness' : 'forecast', parameters };
};
