import { columnsOf } from './columns';

const half = (height: number) => ({ span: 6, height });

it('puts a card into the column that ends first, and none above the one before it', () => {
  expect(columnsOf([half(500), half(700), half(400), half(800), half(300)])).toEqual([0, 6, 0, 6, 0]);
});

it('lets a wide card begin below all others, and those after it below that', () => {
  expect(columnsOf([half(500), { span: 12, height: 200 }, half(100), half(100)])).toEqual([0, 0, 0, 6]);
});

it('lays a small card beside a large one, on either side, and three small ones in a row', () => {
  const [small, large] = [
    { span: 4, height: 300 },
    { span: 8, height: 300 },
  ];
  expect(columnsOf([large, small, small, large])).toEqual([0, 8, 0, 4]);
  expect(columnsOf([small, small, small, half(100)])).toEqual([0, 4, 8, 0]);
});
