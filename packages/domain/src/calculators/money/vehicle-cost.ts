import { centsToDecimal } from '../../money';
import type { CalculatorBody } from '../calculator';
import { shown } from '../parts/figures';
import { toCents } from '../parts/money';
import { answer, mainAnswer } from '../parts/outcome';
import { count, number, numberOf } from '../parts/values';

const vehicleCost: CalculatorBody = {
  fields: [
    number('distance', 'Distance', 'km', '35', 0.1, 5000, { help: 'There and back' }),
    count('trips', 'Trips', '5', 1, 1000),
    number('use', 'Fuel', 'L/100 km', '9.5', 0.5, 60),
    number('price', 'Price of fuel', '$/L', '2', 0.1, 20),
    number('charge', 'Road user charges', '$/1000 km', '76', 0, 2000, {
      help: 'Diesel and electric vehicles; 0 for petrol. NZTA lists the rates',
    }),
    number('wear', 'Tyres, service and wear', '$/km', '0.25', 0, 10),
    number('speed', 'Average speed', 'km/h', '45', 5, 110),
    number('rate', 'An hour of the people in it', '$/h', '60', 0, 2000),
  ],
  compute(values) {
    const km = numberOf(values, 'distance') * numberOf(values, 'trips');
    const fuel = toCents((km / 100) * numberOf(values, 'use') * numberOf(values, 'price'));
    const charges = toCents((km / 1000) * numberOf(values, 'charge'));
    const wear = toCents(km * numberOf(values, 'wear'));
    const hours = km / numberOf(values, 'speed');
    const time = toCents(hours * numberOf(values, 'rate'));
    const driving = fuel + charges + wear;
    return {
      answers: [
        mainAnswer('All trips', centsToDecimal(driving + time), '$'),
        mainAnswer('For a kilometre, without time', centsToDecimal(toCents(driving / 100 / km)), '$'),
        answer('Kilometres', shown(km, 1), 'km'),
        answer('Fuel', centsToDecimal(fuel), '$'),
        answer('Road user charges', centsToDecimal(charges), '$'),
        answer('Wear', centsToDecimal(wear), '$'),
        answer('Hours on the road', shown(hours, 1), 'h'),
        answer('Time', centsToDecimal(time), '$'),
      ],
      materials: [],
      warnings: [],
    };
  },
  source: { text: 'Fuel = km ÷ 100 × use × price, with road user charges, wear and time', asAt: '2026-11-28' },
  notice: 'Your own figures count here. For tax, Inland Revenue publishes kilometre rates.',
};

export default vehicleCost;
