import { finish } from '../steps';
import { readStatement, type StatementChoices } from './index';

const read = (rows: readonly string[], choices: StatementChoices = {}) => {
  const { lines, faults } = finish(readStatement(rows.join('\n'), choices));
  return { cents: lines.map(({ cents }) => cents), asked: lines.map(({ doubt }) => doubt !== ''), faults };
};

const HEAD = 'Date,Details,Amount,Balance';
const OLDEST_FIRST = ['01/11/2026,Tane,100.00,1100.00', '02/11/2026,Timber,40.00,1060.00', '03/11/2026,Mere,5.50,1065.50'];

test('TR-104 amounts without a sign go the way that the balances prove, whichever end of the file is older', () => {
  expect(read([HEAD, ...OLDEST_FIRST])).toEqual({ cents: [10_000, -4000, 550], asked: [true, false, false], faults: [] });
  expect(read([HEAD, ...[...OLDEST_FIRST].reverse()])).toMatchObject({
    cents: [550, -4000, 10_000],
    asked: [false, false, true],
  });
  expect(read([HEAD, ...OLDEST_FIRST], { inOutBy: 'sign' })).toMatchObject({
    cents: [10_000, -4000, 550],
    asked: [false, false, false],
  });
  expect(read(OLDEST_FIRST).cents).toEqual([10_000, -4000, 550]);
});

test('TR-104 of one day the balances tell the order too, overdrawn or not, and each account by itself', () => {
  const day = '01/11/2026';
  expect(read([HEAD, `${day},Mere,5.00,-35.00`, `${day},Fee,40.00,-40.00`, `${day},Tane,10.00,0.00`]).cents).toEqual([
    500, -4000, 1000,
  ]);
  const two = [`${day},1,100.00,100.00`, `${day},2,7.00,50.00`, '02/11/2026,1,30.00,70.00', '02/11/2026,2,5.00,55.00'];
  expect(read(['Date,Account,Amount,Balance', ...two])).toMatchObject({
    cents: [10_000, 700, -3000, 500],
    asked: [true, true, false, false],
  });
});

test('TR-104 asks where the balances contradict the amounts, and not where all came in or amounts have a sign', () => {
  const torn = [HEAD, '01/11/2026,Tane,100.00,1100.00', '02/11/2026,Timber,40.00,900.00'];
  expect(read(torn)).toMatchObject({ cents: [10_000, 4000], asked: [true, true] });
  expect(read(torn, { inOutBy: 'sign' }).asked).toEqual([false, false]);
  expect(read([HEAD, '01/11/2026,Tane,100.00,1100.00', '02/11/2026,Mere,40.00,1140.00']).asked).toEqual([false, false]);
  expect(read([HEAD, '01/11/2026,Tane,100.00,1100.00']).asked).toEqual([false]);
  expect(read([HEAD, '01/11/2026,Tane,100.00,1.00', '02/11/2026,Fee,-4.00,2.00'])).toMatchObject({
    cents: [10_000, -400],
    asked: [false, false],
  });
});
