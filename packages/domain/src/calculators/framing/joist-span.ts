import type { CalculatorBody } from '../calculator';
import { dimension, drawing, polygon, rectangle } from '../parts/drawing';
import { brief, shown, wholeUp } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';
import { JOIST_SECTIONS, type JoistSection, type JoistSpacing, joistSpan } from './joist-table';

const joists: CalculatorBody = {
  fields: [
    number('span', 'Span between supports', 'm', '3', 0.3, 10, { help: 'Clear, between the faces of the bearers' }),
    choice('spacing', 'Joists at', [
      ['450', '450 mm'],
      ['400', '400 mm'],
      ['600', '600 mm'],
    ]),
    choice(
      'section',
      'Joist',
      JOIST_SECTIONS.map((section) => [section, `${section} SG8`] as const),
      { initial: '190×45' },
    ),
    choice('run', 'The joist runs', [
      ['single', 'Over one span'],
      ['continuous', 'On over three or more supports'],
    ]),
    number('width', 'Width of the floor', 'm', '4.8', 0.3, 100, { help: 'Across the joists' }),
  ],
  compute(values) {
    const [span, width] = [numberOf(values, 'span'), numberOf(values, 'width')];
    const spacing = Number(choiceOf(values, 'spacing')) as JoistSpacing;
    const section = choiceOf(values, 'section') as JoistSection;
    const continuous = choiceOf(values, 'run') === 'continuous';
    const most = joistSpan(section, spacing, continuous);
    const smallest = JOIST_SECTIONS.find((one) => joistSpan(one, spacing, continuous) >= span - 1e-9);
    const pieces = wholeUp((width * 1000) / spacing) + 1;
    const long = wholeUp((span + 0.2) * 10) / 10;
    const depth = Number.parseInt(section, 10);
    const mm = span * 1000;
    return {
      answers: [
        mainAnswer('This joist spans up to', shown(most, 2), 'm'),
        mainAnswer('Smallest joist that does', smallest ?? 'none here'),
        answer('Joists', String(pieces)),
        answer('Used', shown((span / most) * 100), '% of its span'),
      ],
      materials: toBuy([`Joist ${section} SG8 H3.2, ${brief(long, 1)} m`, pieces, 'each']),
      warnings: warningsOf([
        span > most + 1e-9,
        `${brief(span)} m is over the ${shown(most, 2)} m of ${section} at ${spacing} mm${smallest ? `; ${smallest} does` : '; put a bearer between or ask an engineer'}`,
      ]),
      drawing: drawing(`A ${section} joist over a span of ${brief(span)} m`, [
        rectangle(-100, 0, mm + 200, depth, 'accent'),
        polygon('solid', [-100, depth], [0, depth], [0, depth * 2], [-100, depth * 2]),
        polygon('solid', [mm, depth], [mm + 100, depth], [mm + 100, depth * 2], [mm, depth * 2]),
        dimension([mm, depth * 2], [0, depth * 2], `${brief(span)} m`, mm * 0.05),
      ]),
    };
  },
  source: {
    text: 'Spans of SG8 joists used wet, 2 kPa, after NZS 3604 Table 7.1b; 10 % more when continuous',
    asAt: '2026-11-28',
  },
  notice: 'Guidance only: read the span in your own copy of NZS 3604. Cantilevers, walls on the floor and spa pools need more.',
};

export default joists;
