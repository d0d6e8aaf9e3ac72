import type { MaterialAdvice, MaterialAdviceRequest, ModelPart, SituationAdvice } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { placeInText, REGIONS, type RegionName, regionLabel } from '@dwang/domain/weather';
import { Invalid, type Scope } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CATALOGUE_DAY } from '../materials/catalogue.data';
import { RESOURCES } from '../resources/resources.data';
import { figureRemarks } from './figures/figure-remarks';
import { GUIDANCE, type Guidance, READ } from './guidance';
import { asksOf, materialList } from './material-list';
import { ModelWords } from './model-words';
import { RECIPES } from './recipes';
import { REGION_TRAITS } from './regions.data';
import { TextIndex } from './text-index';
import { BUDGET_REASONS, PROJECT_LABELS, REGION_REASONS } from './words';

type Point = SituationAdvice['points'][number] & { sources: readonly string[] };

/** Points that are still told when they fit less well than the best, as a share of its score. */
const [FITS, MOST_POINTS] = [0.35, 5] as const;

/** How long an answer in one piece waits for a model, in milliseconds. */
const PATIENCE_MS = 15_000;

const NOTHING: Point = {
  title: 'Not in our guidance yet',
  text: 'We found nothing on this in our guidance. Say what is built, where, how high or how old, and name figures; or ask the council and the maker. The library below leads to the documents.',
  basis: 'House advice',
  sources: [READ.code, READ.codeHub],
};

/** The two advisors. They know only what is written in this folder; a model may word their answer, and it is then marked as such. */
@Injectable()
export class Advisor {
  private readonly index = new TextIndex<Guidance>(GUIDANCE, ({ title, text, words }) => [
    [title, 3],
    [words, 2],
    [text, 1],
  ]);

  constructor(@Inject(ModelWords) private readonly model: ModelWords) {}

  /** The guide's advice, in a model's words where it gives any in time. */
  async recommend(scope: Scope, situation: string): Promise<SituationAdvice> {
    const own = this.ownAdvice(situation);
    const telling = this.word(scope, situation, own, AbortSignal.timeout(PATIENCE_MS));
    let words = '';
    let said = await telling.next();
    for (; !said.done; said = await telling.next()) words += said.value;
    const model = said.value;
    return { ...own, model, ...(model === 'used' && { recommendation: words.trim(), madeBy: 'model' }) };
  }

  /** What the guide itself knows. No model has a part in it. */
  ownAdvice(situation: string): SituationAdvice {
    const points = this.pointsFor(situation);
    return {
      recommendation: points.map(({ title, text }) => `${title}. ${text}`).join('\n\n'),
      points: points.map(({ title, text, basis }) => ({ title, text, basis })),
      sources: sourcesOf(points.flatMap(({ sources }) => sources)),
      madeBy: 'guide',
      model: 'off',
    };
  }

  /** A model's words for the guide's advice: see `ModelWords.word`. */
  word(scope: Scope, situation: string, own: SituationAdvice, signal: AbortSignal): AsyncGenerator<string, ModelPart> {
    return this.model.word(scope, situation, own.recommendation, signal);
  }

  /** Throws `Invalid` when the location names no region. */
  materials({ projectType, budget, location, size }: z.output<typeof MaterialAdviceRequest>): MaterialAdvice {
    const region = placeInText(location)?.region;
    if (!region) throw new Invalid('location', 'Please choose a region of New Zealand');
    const [recipe, traits] = [RECIPES[projectType], REGION_TRAITS[region]];
    const area = size ?? recipe.size;
    const { items, totalCents } = materialList(recipe, budget, traits, area);
    const care = recipe.care.flatMap((id) => GUIDANCE.find((one) => one.id === id) ?? []);
    const basis = `${capital(recipe.of)} ${area} m²`;
    const reasons = [
      BUDGET_REASONS[budget],
      ...asksOf(traits).map((ask) => REGION_REASONS[ask]),
      `${regionLabel(region)}: ${traits.note}`,
      ...care.map(({ title, text }) => `${title}: ${firstSentence(text)}`),
    ];
    return {
      recommendations: [
        `${PROJECT_LABELS[projectType]} in ${placeOf(region)}, reckoned for ${recipe.of} ${area} m².`,
        ...reasons,
      ].join('\n\n'),
      reasons,
      basis,
      items,
      total: centsToDecimal(totalCents),
      priceDay: CATALOGUE_DAY,
      sources: sourcesOf([...care.flatMap(({ sources }) => sources), READ.zones]),
      madeBy: 'guide',
    };
  }

  private pointsFor(situation: string): Point[] {
    const remarks = figureRemarks(situation);
    const found = this.index.search(situation);
    const best = found[0]?.score ?? 0;
    const fitting = found.filter(({ score }) => score >= best * FITS).map(({ item }) => item);
    const region = placeInText(situation)?.region;
    const place: Point[] = region ? [placePoint(region)] : [];
    const points: Point[] = [...remarks, ...fitting].slice(0, MOST_POINTS);
    return points.length > 0 ? [...points, ...place] : [NOTHING, ...place];
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const firstSentence = (text: string): string => `${text.split(/(?<=[.:]) (?=[A-Z])/)[0] ?? text}`;
const placeOf = (region: RegionName): string =>
  regionLabel(region) === REGIONS[region].town ? regionLabel(region) : `${regionLabel(region)} (${REGIONS[region].town})`;

function placePoint(region: RegionName): Point {
  const traits = REGION_TRAITS[region];
  return {
    title: `In ${regionLabel(region)}`,
    text: `${traits.note} Look up the zones of the address before choosing fixings, bracing and insulation.`,
    basis: 'Our own coarse reading of the region',
    sources: [READ.zones],
  };
}

/** Pages of the library, each once. */
const sourcesOf = (urls: readonly string[]): SituationAdvice['sources'] =>
  [...new Set(urls)].flatMap((url) => {
    const found = RESOURCES.find((one) => one.url === url);
    return found ? [{ title: found.title, url }] : [];
  });
