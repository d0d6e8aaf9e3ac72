import { AdvisorBudget, AdvisorProjectType } from '@dwang/contracts';
import { REGIONS, type RegionName } from '@dwang/domain/weather';
import { materialList } from './material-list';
import { RECIPES } from './recipes';
import { REGION_TRAITS } from './regions.data';

const SIZES = [1, 2, 6, 12, 20, 60, 100, 150, 777, 5000];
const REGION_NAMES = Object.keys(REGIONS) as RegionName[];

const totals = (type: AdvisorProjectType, region: RegionName, size: number) =>
  Object.fromEntries(
    AdvisorBudget.options.map((budget) => [budget, materialList(RECIPES[type], budget, REGION_TRAITS[region], size).totalCents]),
  ) as Record<AdvisorBudget, number>;

describe.each(AdvisorProjectType.options)('%s', (type) => {
  test('low-cost is never dearer than mid-range, nor mid-range than high-end, in any region and of any size', () => {
    const faults = REGION_NAMES.flatMap((region) =>
      SIZES.flatMap((size) => {
        const sums = totals(type, region, size);
        const isRising = sums['low-cost'] <= sums['mid-range'] && sums['mid-range'] <= sums['high-end'];
        return isRising ? [] : [{ region, size, ...sums }];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('high-end is dearer than low-cost, and eco-friendly costs no less than low-cost and no more than 1.3 times high-end', () => {
    const faults = REGION_NAMES.flatMap((region) => {
      const sums = totals(type, region, RECIPES[type].size);
      const [low, high, eco] = [sums['low-cost'], sums['high-end'], sums['eco-friendly']];
      return low < high && low <= eco && eco <= high * 1.3 ? [] : [{ region, ...sums }];
    });
    expect(faults).toEqual([]);
  });
});

test('twice the size is never cheaper, whatever is chosen', () => {
  for (const type of AdvisorProjectType.options)
    for (const size of SIZES)
      expect(totals(type, 'Auckland', 2 * size)['mid-range']).toBeGreaterThanOrEqual(totals(type, 'Auckland', size)['mid-range']);
});
