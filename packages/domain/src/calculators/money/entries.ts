import { type Listed, listed } from '../parts/listed';

const group = 'Money';

export const MONEY: readonly Listed[] = [
  listed(
    group,
    'markup-margin',
    'Markup and margin',
    'Price from a cost, and what of it stays with you',
    'profit, mark-up, gross margin, price',
    () => import('./markup-margin'),
  ),
  listed(group, 'gst', 'GST', 'Add GST to a price or take it out of one', 'tax, inclusive, exclusive, 15', () => import('./gst')),
  listed(
    group,
    'charge-out-rate',
    'Charge-out rate',
    'What an hour has to cost so that wages, holidays and overheads are paid',
    'hourly rate, wages, overheads, labour, profit',
    () => import('./charge-out-rate'),
  ),
  listed(
    group,
    'vehicle-cost',
    'Cost of driving',
    'What a trip costs in fuel, road user charges and time',
    'fuel, diesel, RUC, mileage, kilometre, travel',
    () => import('./vehicle-cost'),
  ),
];
