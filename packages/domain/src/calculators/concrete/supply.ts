import type { CalculatorAnswer, CalculatorField, CalculatorMaterial, CalculatorValues } from '../calculator';
import { brief, shown, wholeUp } from '../parts/figures';
import { answer, mainAnswer, toBuy } from '../parts/outcome';
import { choice, choiceOf, number, numberOf } from '../parts/values';

/** Dry mix in a cubic metre of set concrete, kg: 108 bags of 20 kg, the figure on makers' bags. */
const DRY_MIX_KG_PER_M3 = 2160;

const BAGS = ['20', '25', '30', '40'] as const;

/** How the concrete comes: in bags of a size and yield, or by truck. */
export const supplyFields: readonly CalculatorField[] = [
  choice('supply', 'Concrete comes as', [...BAGS.map((kg) => [kg, `${kg} kg bags`] as const), ['ready-mix', 'Ready-mix']], {
    initial: '25',
  }),
  number('yield', 'One bag makes', 'L', '0', 0, 40, {
    help: 'As printed on the bag. At 0 we reckon with 2160 kg of dry mix per m³',
    when: { field: 'supply', is: BAGS },
  }),
];

export const supplySource = 'Bags: 2160 kg of dry mix per m³ (108 bags of 20 kg), or the yield printed on the bag';

interface Supply {
  answers: CalculatorAnswer[];
  materials: CalculatorMaterial[];
  warnings: string[];
}

/** What to order for `volume` m³; ready-mix is ordered in tenths of a cubic metre. */
export function supplyOf(volume: number, values: CalculatorValues): Supply {
  const kind = choiceOf(values, 'supply');
  if (kind === 'ready-mix') {
    const order = wholeUp(volume * 10) / 10;
    return {
      answers: [mainAnswer('Order', brief(order, 1), 'm³')],
      materials: toBuy(['Ready-mix concrete 20 MPa', order, 'm³']),
      warnings: [],
    };
  }
  const bags = bagsFor(volume, values);
  return {
    answers: [mainAnswer(`Bags of ${kind} kg`, String(bags)), answer('Weight of the bags', shown(bags * Number(kind)), 'kg')],
    materials: toBuy([`Concrete mix ${kind} kg`, bags, 'bag']),
    warnings: volume > 1 ? [`${brief(volume)} m³ is ${bags} bags to mix by hand; above about 1 m³ ready-mix is usual`] : [],
  };
}

/** Whole bags for `volume` m³. */
export function bagsFor(volume: number, values: CalculatorValues): number {
  const kind = choiceOf(values, 'supply');
  if (kind === 'ready-mix') return 0;
  const litres = numberOf(values, 'yield');
  return wholeUp(litres > 0 ? (volume * 1000) / litres : (volume * DRY_MIX_KG_PER_M3) / Number(kind));
}
