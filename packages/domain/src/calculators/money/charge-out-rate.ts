import { centsToDecimal } from '../../money';
import { type CalculatorBody, FieldProblem } from '../calculator';
import { shown } from '../parts/figures';
import { toCents, withGst } from '../parts/money';
import { answer, mainAnswer, warningsOf } from '../parts/outcome';
import { number, numberOf } from '../parts/values';

const WEEKS = 52;

const chargeOutRate: CalculatorBody = {
  fields: [
    number('wage', 'Wage', '$/h', '38', 1, 500),
    number('hours', 'Paid hours a week', 'h', '40', 1, 80),
    number('holidays', 'Annual holidays', 'weeks', '4', 0, 20, { help: 'Four weeks are the least' }),
    number('public', 'Public holidays and sick leave', 'days', '22', 0, 60, {
      help: '12 public holidays and 10 days of sick leave',
    }),
    number('onCosts', 'KiwiSaver and ACC', '%', '5', 0, 40, { help: 'What the employer pays on top of the wage' }),
    number('billable', 'Hours that are charged', '%', '80', 5, 100, { help: 'The rest goes to quoting, driving, tidying' }),
    number('overheads', 'Overheads a year for each worker', '$', '25000', 0, 1e6, {
      help: 'Vehicle, tools, phone, insurance, office',
    }),
    number('profit', 'Profit', '%', '15', 0, 90, { help: 'Of the price' }),
  ],
  compute(values) {
    const [wage, hours, billable] = [numberOf(values, 'wage'), numberOf(values, 'hours'), numberOf(values, 'billable')];
    const weeks = WEEKS - numberOf(values, 'holidays') - numberOf(values, 'public') / 5;
    if (weeks < 1) throw new FieldProblem('holidays', 'This leaves less than a week of work');
    const worked = weeks * hours;
    const charged = (worked * billable) / 100;
    const wages = WEEKS * hours * wage;
    const labour = wages * (1 + numberOf(values, 'onCosts') / 100);
    const cost = (labour + numberOf(values, 'overheads')) / charged;
    const rate = toCents(cost / (1 - numberOf(values, 'profit') / 100));
    return {
      answers: [
        mainAnswer('Charge for an hour, without GST', centsToDecimal(rate), '$'),
        mainAnswer('An hour costs you', shown(cost, 2), '$'),
        answer('With GST', centsToDecimal(withGst(rate)), '$'),
        answer('Hours worked in a year', shown(worked)),
        answer('Hours charged in a year', shown(charged)),
        answer('Wages in a year', shown(wages, 2), '$'),
        answer('Rate as a multiple of the wage', shown(rate / 100 / wage, 2)),
      ],
      materials: [],
      warnings: warningsOf([
        numberOf(values, 'holidays') < 4,
        'Four weeks of annual holidays are the least that an employee has',
      ]),
    };
  },
  source: {
    text: 'Rate = (wages of 52 weeks with on-costs + overheads) ÷ hours charged ÷ (1 − profit); Holidays Act 2003',
    asAt: '2026-11-28',
  },
  notice: 'A guide to your own cost. What the market pays is another matter.',
};

export default chargeOutRate;
