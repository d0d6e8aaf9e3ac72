import type { CalculatorBody } from '../calculator';
import { brief, shown } from '../parts/figures';
import { answer, mainAnswer } from '../parts/outcome';
import { number, numberOf } from '../parts/values';

const fuelMix: CalculatorBody = {
  fields: [
    number('petrol', 'Petrol', 'L', '5', 0.1, 1000),
    number('ratio', 'Parts of petrol to one of oil', '', '50', 5, 200, { help: 'From the manual of the machine' }),
  ],
  compute(values) {
    const [petrol, ratio] = [numberOf(values, 'petrol'), numberOf(values, 'ratio')];
    return {
      answers: [
        mainAnswer('Oil', shown((petrol * 1000) / ratio), 'mL'),
        answer('Mix', shown(petrol * (1 + 1 / ratio), 2), 'L'),
        answer('Oil in the mix', shown(100 / (ratio + 1), 2), '%'),
        answer('Ratio', `${brief(ratio)}:1`),
      ],
      materials: [],
      warnings: [],
    };
  },
  source: { text: 'Oil = petrol ÷ ratio', asAt: '2026-11-28' },
};

export default fuelMix;
