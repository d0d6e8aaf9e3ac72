import type { StatementReport } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { bankLines, bring, statementOf } from '../testing/bank-scene';
import { makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';

let test: TestApp;
let scene: Scene;
beforeAll(async () => {
  test = await startTestApp([jobs, area]);
});
afterAll(() => test?.close());
beforeEach(async () => {
  scene = await makeScene(await test.people.signUp());
});

type Entry = [id: string, name: string, memo?: string];
/** All of one day and amount. */
const ofxOf = (...entries: Entry[]) =>
  `<OFX>${entries
    .map(([id, name, memo = '']) => `<STMTTRN><DTPOSTED>20261103<TRNAMT>115.00<FITID>${id}<NAME>${name}<MEMO>${memo}</STMTTRN>`)
    .join('')}</OFX>`;
const csvOf = (...payees: string[]) => statementOf(payees.map((payee) => ({ day: '03/11/2026', amount: '115.00', payee })));
const payees = async () => (await bankLines(scene)).items.map(({ payee }) => payee).sort();
const outcomes = ({ lines }: StatementReport) => Object.fromEntries(lines.map(({ payee, outcome }) => [payee, outcome]));

it('tells two transactions with one number of the bank apart, in whatever order they come (TR-108)', async () => {
  await bring(scene, ofxOf(['F1', 'Tane']));
  expect(outcomes(await bring(scene, ofxOf(['F1', 'Mere'], ['F1', 'Tane'])))).toEqual({ Mere: 'new', Tane: 'known' });
  expect(await payees()).toEqual(['Mere', 'Tane']);
});

it('finds what is here from a file of another kind, and says what it was taken for (TR-108)', async () => {
  await bring(scene, csvOf('Hemi Tane'), { name: 'march.csv' });
  const report = await bring(scene, ofxOf(['1', 'MERE'], ['2', 'H TANE']));
  expect(outcomes(report)).toEqual({ MERE: 'new', 'H TANE': 'alike' });
  expect(report.lines[0]).toMatchObject({ entry: 2, reason: 'Taken for the line “Hemi Tane” of march.csv.' });
  expect(await payees()).toEqual(['Hemi Tane', 'MERE']);
});

it('takes a number of the bank that comes twice for one transaction, and brings the second when asked (TR-109)', async () => {
  const file = ofxOf(['F1', 'Tane', 'Deck'], ['F1', 'Tane', 'Direct credit deck']);
  const report = await bring(scene, file);
  expect(report.counts).toMatchObject({ new: 1, alike: 1 });
  expect(report.lines[0]).toMatchObject({ entry: 2, reason: 'Taken for the line “Tane · Deck” earlier in this file.' });
  expect((await bring(scene, ofxOf(['F1', 'Tane', 'Payment for a deck']))).counts).toMatchObject({ new: 0, known: 1 });
  expect((await bring(scene, file, { bring: '2' })).counts).toMatchObject({ new: 1, known: 1 });
  expect((await bring(scene, file)).counts).toMatchObject({ new: 0, known: 2 });
});

it('keeps accounts apart that a person says, and brings a known line when asked (TR-110)', async () => {
  const file = csvOf('Tane');
  expect(await bring(scene, file, { account: 'Everyday' })).toMatchObject({ lacksAccount: true, accounts: [] });
  const savings = await bring(scene, file, { account: 'Savings' });
  expect([savings.counts, savings.accounts]).toMatchObject([{ new: 1, known: 0 }, ['Everyday']]);
  expect((await bring(scene, file, { account: 'savings' })).counts).toMatchObject({ new: 0, known: 1 });
  expect((await bring(scene, file)).counts).toMatchObject({ new: 0, known: 1 });
  expect((await bring(scene, file, { bring: '1' })).counts).toMatchObject({ new: 1, known: 0 });
  expect((await bankLines(scene)).items.map(({ account }) => account).sort()).toEqual(['', 'Everyday', 'Savings']);
});

it('is never sure of an invoice whose number is a year (TR-112)', async () => {
  await makeInvoice(scene, { subtotal: '100.00', invoiceNumber: '2026' });
  await bring(scene, statementOf([{ day: '03/11/2026', amount: '115.00', reference: 'Deck Nov 2026' }]));
  const [line] = (await bankLines(scene)).items;
  expect(line?.suggestions.map(({ certainty }) => certainty)).toEqual(['possible']);
});
