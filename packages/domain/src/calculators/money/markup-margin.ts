import type { CalculatorBody } from '../calculator';
import { shown } from '../parts/figures';
import { answer, mainAnswer, warningsOf } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

const when = (is: string) => ({ when: { field: 'given', is: [is] } });

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
    const cost = numberOf(values, 'cost');
    const given = choiceOf(values, 'given');
    const price =
      given === 'price'
        ? numberOf(values, 'price')
        : given === 'margin'
          ? cost / (1 - numberOf(values, 'margin') / 100)
          : cost * (1 + numberOf(values, 'markup') / 100);
    const profit = price - cost;
    return {
      answers: [
        mainAnswer('Price without GST', shown(price, 2), '$'),
        answer('Price with GST', shown(price * 1.15, 2), '$'),
        answer('Profit', shown(profit, 2), '$'),
        answer('Markup', shown((profit / cost) * 100, 2), '%'),
        answer('Margin', shown((profit / price) * 100, 2), '%'),
      ],
      materials: [],
      warnings: warningsOf([profit < 0, `The price is $${shown(-profit, 2)} under the cost`]),
    };
  },
  source: { text: 'Price = cost × (1 + markup) = cost ÷ (1 − margin); margin = profit ÷ price', asAt: '2026-11-28' },
  notice: 'The profit is before overheads that are not in the cost.',
};

export default markupMargin;
