import type { CalculatorBody } from '../calculator';
import { shown } from '../parts/figures';
import { answer, mainAnswer, warningsOf } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

const when = (is: string) => ({ when: { field: 'given', is: [is] } });
/** Circuit breakers as sold, A. */
const BREAKERS = [6, 10, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125] as const;

const loadCurrent: CalculatorBody = {
  fields: [
    choice('given', 'You know', [
      ['kw', 'The power'],
      ['amps', 'The current'],
    ]),
    number('kw', 'Power', 'kW', '3.6', 0.001, 2000, when('kw')),
    number('amps', 'Current', 'A', '16', 0.01, 5000, when('amps')),
    choice('phases', 'Supply', [
      ['1', 'Single phase, 230 V'],
      ['3', 'Three phase, 400 V'],
    ]),
    number('factor', 'Power factor', '', '1', 0.1, 1, { help: '1 for heaters, about 0.8 for motors' }),
    number('efficiency', 'Efficiency', '%', '100', 10, 100, { help: 'Of a motor; 100 for heaters' }),
    number('hours', 'Hours a day', 'h', '8', 0, 24),
  ],
  compute(values) {
    const three = choiceOf(values, 'phases') === '3';
    const volts = three ? 400 * Math.sqrt(3) : 230;
    const [factor, efficiency] = [numberOf(values, 'factor'), numberOf(values, 'efficiency') / 100];
    const known = choiceOf(values, 'given') === 'kw';
    const amps = known ? (numberOf(values, 'kw') * 1000) / (volts * factor * efficiency) : numberOf(values, 'amps');
    const input = (amps * volts * factor) / 1000;
    const output = input * efficiency;
    const breaker = BREAKERS.find((one) => one >= amps - 1e-9);
    return {
      answers: [
        known ? mainAnswer('Current', shown(amps, 2), 'A') : mainAnswer('Power', shown(output, 2), 'kW'),
        answer('Power drawn', shown(input, 2), 'kW'),
        answer('Apparent power', shown((amps * volts) / 1000, 2), 'kVA'),
        ...(three ? [] : [answer('Resistance', shown(230 / amps, 2), 'Ω')]),
        ...(breaker ? [answer('Next breaker up', String(breaker), 'A')] : []),
        answer('Energy in a day', shown(input * numberOf(values, 'hours'), 2), 'kWh'),
      ],
      materials: [],
      warnings: warningsOf(
        [breaker === undefined, `${shown(amps, 1)} A is over the ${BREAKERS.at(-1)} A of common breakers`],
        [!three && amps > 63, `${shown(amps, 1)} A single phase is over the 63 A that most houses are supplied with`],
      ),
    };
  },
  source: { text: 'I = P ÷ (V × power factor × efficiency), three phase with √3; 230 V and 400 V', asAt: '2026-11-28' },
  notice: 'A breaker also has to suit the cable, its way of laying and the start of motors: AS/NZS 3000 and 3008.',
};

export default loadCurrent;
