import { centsToDecimal, multiplyDivideHalfUp } from '../../money';
import type { CalculatorBody, CalculatorValues } from '../calculator';
import { shown } from '../parts/figures';
import { toCents, withGst } from '../parts/money';
import { answer, mainAnswer, warningsOf } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

const when = (is: string) => ({ when: { field: 'given', is: [is] } });

const WHOLE = 100;
/** Per cent are counted in millionths of one. */
const FINE = 1e6;

/** The price in cents. */
function priceOf(cost: number, values: CalculatorValues): number {
  const given = choiceOf(values, 'given');
  if (given === 'price') return toCents(numberOf(values, 'price'));
  const share = Math.round(numberOf(values, given) * FINE);
  return given === 'margin'
    ? multiplyDivideHalfUp(cost, WHOLE * FINE, WHOLE * FINE - share)
    : multiplyDivideHalfUp(cost, WHOLE * FINE + share, WHOLE * FINE);
}

const markupMargin: CalculatorBody = {
  fields: [
    number('cost', 'Cost without GST', '$', '100', 0.01, 1e8),
    choice('given', 'You want', [
      ['markup', 'A markup on the cost'],
      ['margin', 'A margin of the price'],
      ['price', 'To know what a price leaves'],
    ]),
    number('markup', 'Markup', '%', '30', 0, 1000, when('markup')),
    number('margin', 'Margin', '%', '30', 0, 95, when('margin')),
    number('price', 'Price without GST', '$', '130', 0.01, 1e9, when('price')),
  ],
  compute(values) {
    const cost = toCents(numberOf(values, 'cost'));
    const price = priceOf(cost, values);
    const profit = price - cost;
    return {
      answers: [
        mainAnswer('Price without GST', centsToDecimal(price), '$'),
        answer('Price with GST', centsToDecimal(withGst(price)), '$'),
        answer('Profit', centsToDecimal(profit), '$'),
        answer('Markup', shown((profit / cost) * 100, 2), '%'),
        answer('Margin', shown((profit / price) * 100, 2), '%'),
      ],
      materials: [],
      warnings: warningsOf([profit < 0, `The price is $${centsToDecimal(Math.abs(profit))} under the cost`]),
    };
  },
  source: { text: 'Price = cost × (1 + markup) = cost ÷ (1 − margin); margin = profit ÷ price', asAt: '2026-11-28' },
  notice: 'The profit is before overheads that are not in the cost.',
};

export default markupMargin;
