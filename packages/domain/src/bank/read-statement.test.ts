import fc from 'fast-check';
import { csvLine } from '../csv';
import { centsToDecimal } from '../money';
import { finish } from '../steps';
import { readStatement as readInSteps, type StatementChoices, StatementError, type StatementUse } from './index';

const readStatement = (text: string, choices: StatementChoices = {}) => finish(readInSteps(text, choices));

const linesOf = (text: string, columns?: StatementUse[]) =>
  readStatement(text, { columns }).lines.map(({ day, cents, payee, particulars, code, reference, details }) => [
    day,
    cents,
    payee,
    [particulars, code, reference].join('|'),
    details,
  ]);

const EXPORTS: Record<string, { bank: string | null; text: string; lines: unknown[] }> = {
  ANZ: {
    bank: 'ANZ',
    text: `Type,Details,Particulars,Code,Reference,Amount,Date,ForeignCurrencyAmount,ConversionCharge
Direct Credit,Hemi Tane,Deck,INV,2026-11001,115.00,03/03/2026,,
Eft-Pos,Mitre 10,,,,-40.50,04/03/2026,,`,
    lines: [
      ['2026-03-03', 11_500, 'Hemi Tane', 'Deck|INV|2026-11001', ''],
      ['2026-03-04', -4050, 'Mitre 10', '||', ''],
    ],
  },
  ASB: {
    bank: 'ASB',
    text: `Created date / time : 12 April 2026 / 10:11:12\r\nBank 12; Branch 3053; Account 0123456-00 (Streamline)\r\nFrom date 20260301
To date 20260331\nAvail Bal : 1,020.00 as of 20260331\nLedger Balance : 20.00 as of 20260331
Date,Unique Id,Tran Type,Cheque Number,Payee,Memo,Amount\n\n2026/03/03,2026030301,D/C,,"D/C FROM TANE,HEMI",INV-2026-11001,115.00\n`,
    lines: [['2026-03-03', 11_500, 'D/C FROM TANE,HEMI', '||', 'INV-2026-11001']],
  },
  BNZ: {
    bank: 'BNZ',
    text: `Date,Amount,Payee,Particulars,Code,Reference,Tran Type,This Party Account,Other Party Account,Serial,Transaction Code,Batch Number,Originating Bank/Branch,Processed Date
03/03/26,"1,115.00",H Tane,Deck,,11001,DC,02-1200-0022001-000,12-3053-0123456-00,,"00",1001,"02-1200",04/03/26`,
    lines: [['2026-03-03', 111_500, 'H Tane', 'Deck||11001', '']],
  },
  Westpac: {
    bank: 'Westpac',
    text: 'Date,Amount,Other Party,Description,Reference,Particulars,Analysis Code\n03/03/2026,115.00,H Tane,AUTOMATIC PAYMENT,11001,Deck,INV',
    lines: [['2026-03-03', 11_500, 'H Tane', 'Deck|INV|11001', 'AUTOMATIC PAYMENT']],
  },
  Kiwibank: {
    bank: 'Kiwibank',
    text: `Account number,Date,Memo/Description,Source Code (payment type),TP ref,TP part,TP code,OP ref,OP part,OP code,OP name,OP Bank Account Number,Amount (credit),Amount (debit),Amount,Balance
38-9000-0123456-00,03-03-2026,DIRECT CREDIT ;,DC,11001,Deck,INV,,,,H Tane,12-3053-0123456-00,115.00,,115.00,900.00`,
    lines: [['2026-03-03', 11_500, 'H Tane', 'Deck|INV|11001', 'DIRECT CREDIT ;']],
  },
  'Kiwibank for businesses': {
    bank: 'Kiwibank',
    text: `Account number,Effective Date,Transaction Date,Description,Transaction Code,Particulars,Code,Reference,Other Party Name,Other Party Account Number,Other Party Particulars,Other Party Code,Other Party Reference,Amount,Balance
38-9000-0123456-00,04-03-2026,03-03-2026,Direct credit,DC,Deck,INV,11001,H Tane,12-3053-0123456-00,,,Rent,115.00,900.00`,
    lines: [['2026-03-03', 11_500, 'H Tane', 'Deck|INV|11001', 'Direct credit Rent']],
  },
  'a bank with debit and credit columns': {
    bank: null,
    text: 'Date;Description;Debit;Credit;Balance\n3 Mar 2026;Tāne deck;;$115.00;900.00\n4 Mar 2026;Fee;(2.50);;897.50\nClosing balance;;;;897.50',
    lines: [
      ['2026-03-03', 11_500, '', '||', 'Tāne deck'],
      ['2026-03-04', -250, '', '||', 'Fee'],
    ],
  },
  'a file without headings': {
    bank: null,
    text: '38-9000-0123456-00,,,,\n3 Mar 2026,Tane deck,,115.00,900.00\n4 Mar 2026,Fee,,-2.50,897.50',
    lines: [
      ['2026-03-03', 11_500, '', '||', 'Tane deck'],
      ['2026-03-04', -250, '', '||', 'Fee'],
    ],
  },
};

test.each(Object.entries(EXPORTS))('reads the export of %s', (_, { bank, text, lines }) => {
  expect(readStatement(text)).toMatchObject({ format: 'csv', bank, faults: [] });
  expect(linesOf(text)).toEqual(lines);
});

test('keeps the account and the bank’s own number of ASB', () => {
  expect(readStatement(EXPORTS.ASB?.text ?? '').lines[0]).toMatchObject({ account: '12-3053-0123456-00', bankId: '2026030301' });
});

const SGML = `OFXHEADER:100\r\nDATA:OFXSGML\r\n\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><ACCTID>12-3053-0123456-00</BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260303120000[+13:NZDT]<TRNAMT>+115.00<FITID>77<NAME>Tane &amp; Sons<MEMO>INV-2026-11001</STMTTRN>
<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20260304
<TRNAMT>-2.50
<FITID>78
<NAME>Fee
</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const XML = SGML.replace(/^OFX[^<]*/, '<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>\n').replace(
  /<(TRNTYPE|DTPOSTED|TRNAMT|FITID|NAME|MEMO|ACCTID)>([^<\n]*)/g,
  '<$1>$2</$1>',
);

test.each(Object.entries({ 'OFX 1': SGML, 'OFX 2': XML }))('reads %s', (_, text) => {
  const { format, lines, faults } = readStatement(text);
  expect([format, faults]).toEqual(['ofx', []]);
  expect(lines).toMatchObject([
    {
      day: '2026-03-03',
      cents: 11_500,
      payee: 'Tane & Sons',
      details: 'INV-2026-11001',
      bankId: '77',
      account: '12-3053-0123456-00',
    },
    { day: '2026-03-04', cents: -250, payee: 'Fee', details: '' },
  ]);
});

test('names the line and what is wrong with it, and reads the others', () => {
  const text = 'Date,Amount,Payee\n31/02/2026,1.00,A\n03/03/2026,1.2.3,B\n,5.00,C\n03/03/2026,,D\n03/03/2026,5,E';
  const { lines, faults } = readStatement(text);
  expect(lines).toHaveLength(1);
  expect(faults).toEqual([
    { line: 2, reason: '“31/02/2026” is no date. Day, month and year are expected.' },
    { line: 3, reason: '“1.2.3” is no amount of money.' },
    { line: 4, reason: 'The date is missing.' },
    { line: 5, reason: 'The amount is missing.' },
  ]);
});

test('asks what the columns are where it cannot tell, and reads by what is said', () => {
  const text = 'Wann;Wer;Wieviel\n03.03.2026;Tane;115';
  const asked = readStatement(text);
  expect([asked.lines, asked.faults]).toEqual([[], []]);
  expect(asked.columns.map(({ samples }) => samples)).toContainEqual(['Tane']);
  expect(linesOf(text, ['day', 'payee', 'amount'])).toEqual([['2026-03-03', 11_500, 'Tane', '||', '']]);
});

test.each(['%PDF-1.7', 'PK\u0000\u0003', '', 'Date,Amount', 'Date,Amount\n"1', '<OFX><STMTTRN><TRNAMT>5', '<OFX></OFX>'])(
  'says that %j is no statement',
  (text) => expect(() => readStatement(text)).toThrow(StatementError),
);

const word = fc.string({ maxLength: 12 }).map((text) => text.replace(/[\p{C}\s'"]/gu, 'x').trim());
const entry = fc.record({
  time: fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
  cents: fc.integer({ min: -9_999_999, max: 9_999_999 }),
  payee: word,
  reference: word,
});
const dayFormats = [
  (iso: string) => iso,
  (iso: string) => iso.replaceAll('-', '/'),
  (iso: string) => iso.split('-').reverse().join('/'),
  (iso: string) => iso.split('-').reverse().join('-'),
];
const amountFormats = [
  (text: string) => text,
  (text: string) => text.replace(/\B(?=(\d{3})+\.)/g, ','),
  (text: string) => (text.startsWith('-') ? `(${text.slice(1)})` : `$${text}`),
];
const layouts = ['Date,Amount,Payee,Reference', 'Reference,Payee,Amount,Date', 'Payee,Debit,Credit,Date,Reference'];

test('reads back any statement in any layout', () => {
  const any = fc.record({
    entries: fc.array(entry, { minLength: 1, maxLength: 8 }),
    day: fc.constantFrom(...dayFormats),
    amount: fc.constantFrom(...amountFormats),
    layout: fc.constantFrom(...layouts),
    lead: fc.constantFrom('', '\uFEFF', 'Account 12-3053-0123456-00\r\n\r\n'),
    end: fc.constantFrom('\n', '\r\n'),
  });
  fc.assert(
    fc.property(any, ({ entries, day, amount, layout, lead, end }) => {
      const headings = layout.split(',');
      const rows = entries.map(({ time, cents, payee, reference }) => {
        const text = amount(centsToDecimal(cents));
        const by: Record<string, string> = {
          Date: day(time.toISOString().slice(0, 10)),
          Amount: text,
          Payee: payee,
          Reference: reference,
        };
        by[cents < 0 ? 'Debit' : 'Credit'] = text;
        return csvLine(headings.map((heading) => by[heading] ?? ''));
      });
      const read = readStatement(lead + [layout, ...rows].join(end));
      expect(read.faults).toEqual([]);
      expect(read.lines.map(({ day: on, cents, payee, reference }) => [on, cents, payee, reference])).toEqual(
        entries.map(({ time, cents, payee, reference }) => [time.toISOString().slice(0, 10), cents, payee, reference]),
      );
    }),
    { numRuns: 500 },
  );
});
