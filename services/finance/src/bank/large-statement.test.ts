import { MAX_STATEMENT_LINES } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { longestHold, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { sendStatement } from '../testing/bank-scene';
import { makeScene } from '../testing/invoice-scene';

/** Milliseconds of computing, with what Node itself needs on a busy machine. Pieces are far shorter, and all in one go takes far longer. */
const MOST = 150;

/** Writing them all takes a busy machine longer than a request may take. */
const BROUGHT = 1000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, area]);
});
afterAll(() => test?.close());

const places = Array.from({ length: MAX_STATEMENT_LINES }, (_, at) => at);
const dayOf = (at: number) => `2025${String((at % 12) + 1).padStart(2, '0')}${String((at % 28) + 1).padStart(2, '0')}`;
const CSV = [
  'Date,Amount,Payee,Particulars,Code,Reference',
  ...places.map((at) => `${dayOf(at)},${at}.25,Client ${at % 700},INV,C${at},R`),
];
const OFX = places.map(
  (at) =>
    `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${dayOf(at)}<TRNAMT>${at}.25<FITID>${at}<NAME>Client ${at % 700}<MEMO>INV C${at}</STMTTRN>`,
);

it('TR-412 a statement as large as is taken, looked at, brought and compared with what is there, holds nobody up', async () => {
  const scene = await makeScene(await test.people.signUp());
  const send = async (text: string, dryRun: boolean) => {
    const { result, longest } = await longestHold(() => sendStatement(scene, text, { dryRun }));
    expect(longest).toBeLessThan(MOST);
    return result.body.counts;
  };
  const lines = MAX_STATEMENT_LINES;
  expect(await send(CSV.join('\n'), true)).toMatchObject({ new: lines, refused: 0 });
  expect(await send(CSV.slice(0, 1 + BROUGHT).join('\n'), false)).toMatchObject({ new: BROUGHT, refused: 0 });
  expect(await send(CSV.join('\n'), true)).toMatchObject({ new: lines - BROUGHT, known: BROUGHT });
  expect(await send(`<OFX>${OFX.join('\n')}</OFX>`, true)).toMatchObject({ new: lines - BROUGHT, alike: BROUGHT });
});

it('TR-412 a file with far too many rows, or with one that never ends, is refused without holding anybody up', async () => {
  const scene = await makeScene(await test.people.signUp());
  for (const [text, words] of [
    [`Date,Amount,Payee\n${'03/11/2026,5.25,Tane\n'.repeat(180_000)}`, 'The file has more than 20000 rows'],
    [`Date,Amount,Payee\n03/11/2026,5.25,"Tane${'\n'.repeat(4_000_000)}"`, 'The row that begins on line 2 is too long'],
    [`Date,Amount,Payee\n03/11/2026,5.25${','.repeat(4_000_000)}`, 'The row that begins on line 2 is too long'],
    ['\n'.repeat(4_000_000), 'The file is empty'],
    [`<OFX>${'<STMTTRN></STMTTRN>'.repeat(180_000)}</OFX>`, 'The file has more than 20000 rows'],
  ] as const) {
    const { result, longest } = await longestHold(() => sendStatement(scene, text));
    expect([result.status, result.body.errors?.[0]?.message]).toEqual([400, expect.stringContaining(words)]);
    expect(longest).toBeLessThan(MOST);
  }
});
