import type { CalculatorBody } from '../calculator';
import { dimension, drawing, rectangle } from '../parts/drawing';
import { brief, shown } from '../parts/figures';
import { answer, mainAnswer } from '../parts/outcome';
import { number, numberOf } from '../parts/values';

const pipeVolume: CalculatorBody = {
  fields: [
    number('bore', 'Inside diameter', 'mm', '12', 2, 2000, { help: 'Not the outside: 15 mm PB has about 10 to 11' }),
    number('length', 'Length', 'm', '15', 0.1, 10000),
    number('flow', 'Flow', 'L/min', '8', 0.1, 10000),
  ],
  compute(values) {
    const [bore, length, flow] = [numberOf(values, 'bore'), numberOf(values, 'length'), numberOf(values, 'flow')];
    const area = (Math.PI * bore ** 2) / 4;
    const litres = (area * length) / 1000;
    const speed = flow / 60 / (area / 1000);
    const high = 900;
    return {
      answers: [
        mainAnswer('Water in the pipe', shown(litres, 2), 'L'),
        mainAnswer('Time to run it off', shown((litres / flow) * 60, 1), 's'),
        answer('Speed of the water', shown(speed, 2), 'm/s'),
        answer('Litres in a metre', shown(litres / length, 3), 'L'),
      ],
      materials: [],
      warnings: speed > 3 ? [`${brief(speed)} m/s is over the 3 m/s that is usual in water pipes (guidance)`] : [],
      drawing: drawing(`A pipe of ${brief(bore)} mm inside and ${brief(length)} m`, [
        rectangle(0, 0, 6000, high, 'light'),
        rectangle(0, high * 0.15, 6000, high * 0.7, 'accent'),
        dimension([6000, high], [0, high], `${brief(length)} m`, 400),
        dimension([0, high * 0.85], [0, high * 0.15], `Ø ${brief(bore)} mm`, 400),
      ]),
    };
  },
  source: { text: 'Volume = π d² ÷ 4 × length; speed = flow ÷ area', asAt: '2026-11-28' },
};

export default pipeVolume;
