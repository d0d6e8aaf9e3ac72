import { GST_PERCENT, gstInInclusive, gstOnExclusive } from '../../gst';
import { centsToDecimal } from '../../money';
import type { CalculatorBody } from '../calculator';
import { toCents } from '../parts/money';
import { answer, mainAnswer } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

const gst: CalculatorBody = {
  fields: [
    number('amount', 'Amount', '$', '100', 0.01, 1e9),
    choice('way', 'The amount is', [
      ['without', 'Without GST'],
      ['with', 'With GST'],
    ]),
  ],
  compute(values) {
    const cents = toCents(numberOf(values, 'amount'));
    const within = choiceOf(values, 'way') === 'with';
    const tax = within ? gstInInclusive(cents) : gstOnExclusive(cents);
    const [without, total] = within ? [cents - tax, cents] : [cents, cents + tax];
    return {
      answers: [
        within ? mainAnswer('Without GST', centsToDecimal(without), '$') : mainAnswer('With GST', centsToDecimal(total), '$'),
        mainAnswer('GST', centsToDecimal(tax), '$'),
        within ? answer('With GST', centsToDecimal(total), '$') : answer('Without GST', centsToDecimal(without), '$'),
      ],
      materials: [],
      warnings: [],
    };
  },
  source: {
    text: `GST ${GST_PERCENT} %: added as 15/100 of the price without it, taken out as 3/23 of the price with it`,
    asAt: '2026-11-28',
  },
};

export default gst;
