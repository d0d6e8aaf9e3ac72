import { finish } from '../steps';
import { readStatement as readInSteps, type StatementChoices } from './index';

const readStatement = (text: string, choices: StatementChoices = {}) => finish(readInSteps(text, choices));

const read = (rows: readonly string[], choices: StatementChoices = {}) => {
  const { lines, faults, columns } = readStatement(rows.join('\n'), choices);
  return { cents: lines.map(({ cents }) => cents), doubts: lines.map(({ doubt }) => doubt), faults, columns };
};
const reasons = (rows: readonly string[]) => read(rows).faults.map(({ line, reason }) => `${line} ${reason}`);

describe('a column for the direction (TR-104)', () => {
  it.each([
    ['Dr/Cr Indicator', 'DR', 'CR'],
    ['CR/DR', 'dr', 'cr'],
    ['C/D', 'D', 'C'],
    ['Debit/Credit', 'Debit', 'Credit'],
    ['Debit or credit indicator', 'Dr.', 'Cr.'],
    ['Transaction Type', 'Debit', 'Credit'],
    ['Type', 'Direct Debit', 'Direct Credit'],
    ['Indicator', '-', '+'],
    ['', 'DR', 'CR'],
  ])('is known under “%s”', (heading, out, came) => {
    const { cents, columns, faults } = read([
      `Date,Description,Amount,${heading},Balance`,
      `03/11/2026,Timber,115.00,${out},120.00`,
      `04/11/2026,Tane,230.00,${came},350.00`,
    ]);
    expect([cents, faults]).toEqual([[-11_500, 23_000], []]);
    expect(columns[3]?.use).toBe('direction');
  });

  it('is found without headings, and can be chosen', () => {
    expect(read(['3 Mar 2026,Timber,115.00,DR', '4 Mar 2026,Tane,230.00,CR']).cents).toEqual([-11_500, 23_000]);
    const rows = ['Date,Words,Amount,Which way', '03/11/2026,Timber,115.00,out', '04/11/2026,Tane,230.00,in'];
    expect(read(rows).cents).toEqual([11_500, 23_000]);
    expect(read(rows, { columns: ['day', 'details', 'amount', 'direction'] }).cents).toEqual([-11_500, 23_000]);
  });

  it('agrees with amounts that have their sign already; what contradicts is doubtful', () => {
    const rows = ['Date,Amount,Type', '03/11/2026,-5.00,Debit', '03/11/2026,6.00,Credit', '03/11/2026,7.00,Debit'];
    expect(read([...rows, '03/11/2026,-8.00,Credit'])).toMatchObject({
      cents: [-500, 600, 700, -800],
      doubts: ['', '', 'The bank calls it Debit, but the amount is not negative.', expect.stringContaining('is negative')],
    });
    expect(read(rows, { inOutBy: 'type' })).toMatchObject({ cents: [-500, 600, -700], doubts: ['', '', ''] });
    expect(read(rows, { inOutBy: 'sign' })).toMatchObject({ cents: [-500, 600, 700], doubts: ['', '', ''] });
  });

  it('refuses what says neither, and takes no kind of payment for a direction', () => {
    expect(reasons(['Date,Amount,Dr/Cr', '03/11/2026,5.00,DR', '03/11/2026,5.00,S', '03/11/2026,5.00,'])).toEqual([
      '3 “S” does not say whether the money came in or went out.',
      '4 It does not say whether the money came in or went out.',
    ]);
    const kinds = read(['Date,Amount,Type', '03/11/2026,5.00,Direct Credit', '03/11/2026,-5.00,Eft-Pos']);
    expect([kinds.cents, kinds.columns[2]?.use]).toEqual([[500, -500], 'type']);
  });
});

describe('a type in words beside amounts without a sign (TR-104)', () => {
  const HEAD = 'Transaction Date,Details,Type,Amount';
  const ROWS = [HEAD, '01/11/2026,wages,Payment,500.00', '02/11/2026,smith,Deposit,115.00', '03/11/2026,fuel,EFTPOS,80.00'];

  it('tells the direction where it goes one way only, and asks of the rest', () => {
    const { cents, doubts, columns } = read(ROWS);
    expect([cents, columns[2]?.use]).toEqual([[50_000, 11_500, -8000], 'type']);
    expect(doubts).toEqual(['The amount has no sign, and “Payment” does not tell which way it went.', '', '']);
    expect(read(ROWS, { inOutBy: 'sign' })).toMatchObject({ cents: [50_000, 11_500, -8000], doubts: ['', '', ''] });
  });

  it.each(['Payment', 'BILL PAYMENT', 'Automatic Payment', 'Transfer', 'AP', 'Tfr', 'Cheque'])(
    'asks where all are “%s”',
    (type) => {
      expect(read([HEAD, `01/11/2026,a,${type},5.00`]).doubts).toEqual([expect.stringContaining(type)]);
    },
  );

  it.each(['Eft-Pos', 'POS', 'Withdrawal', 'Direct Debit', 'ATM', 'Bank Fee', 'Visa Purchase', 'D/D'])(
    'takes “%s” for money out',
    (type) => {
      expect(read([HEAD, `01/11/2026,a,${type},5.00`, '01/11/2026,b,Direct Credit,6.00'])).toMatchObject({
        cents: [-500, 600],
        doubts: ['', ''],
      });
    },
  );

  it('says nothing where amounts have a sign, all are credits, or the bank is known to write signs', () => {
    expect(read([HEAD, '01/11/2026,a,Payment,5.00', '01/11/2026,b,EFTPOS,-6.00'])).toMatchObject({
      cents: [500, -600],
      doubts: ['', ''],
    });
    expect(read([HEAD, '01/11/2026,a,Deposit,5.00', '01/11/2026,b,Interest,6.00']).doubts).toEqual(['', '']);
    const asb = 'Date,Unique Id,Tran Type,Cheque Number,Payee,Memo,Amount';
    expect(read([asb, '2026/11/03,1,BILLPMT,,Tane,,5.00']).doubts).toEqual(['']);
  });

  it('counts after the balances, and asks where both contradict', () => {
    const head = 'Date,Type,Amount,Balance';
    const rows = [head, '01/11/2026,EFTPOS,5.00,95.00', '02/11/2026,Payment,7.00,88.00', '03/11/2026,Payment,9.00,97.00'];
    expect(read(rows)).toMatchObject({ cents: [-500, -700, 900], doubts: ['', '', ''] });
    const { doubts } = read([head, '01/11/2026,Salary,5.00,95.00', '02/11/2026,Deposit,7.00,88.00']);
    expect(doubts).toEqual(['', 'The bank calls it Deposit, but the balances say that it went out.']);
  });
});

describe('days ahead (TR-203)', () => {
  const ahead = (text: string) => {
    const { lines, faults } = readStatement(text, { latest: '2026-12-02' });
    return [lines.map(({ day }) => day), faults.map(({ reason }) => reason)];
  };

  it('are refused with the day as it was understood, in four digits of the year or in two', () => {
    expect(ahead('Date,Amount\n02/12/2026,1.00\n03/12/2026,2.00\n01/01/2099,3.00\n01/01/49,4.00')).toEqual([
      ['2026-12-02'],
      [
        '“03/12/2026” is 3 Dec 2026, which lies ahead.',
        '“01/01/2099” is 1 Jan 2099, which lies ahead.',
        '“01/01/49” is 1 Jan 2049, which lies ahead.',
      ],
    ]);
    const row = (day: string) => `<STMTTRN><DTPOSTED>${day}<TRNAMT>5.00<FITID>${day}</STMTTRN>`;
    expect(ahead(`<OFX>${row('20261202')}${row('20990101')}</OFX>`)).toEqual([
      ['2026-12-02'],
      ['“20990101” is 1 Jan 2099, which lies ahead.'],
    ]);
  });
});

describe('negative amounts (TR-105)', () => {
  it.each([
    '-115.00',
    '(115.00)',
    '115.00-',
    '−115.00',
    '-$115.00',
    '$-115',
    '($115.00)',
    '115.00 DR',
    '115 D',
    'DR115.00',
    '<115.00>',
  ])('reverses %s under Credit, whatever stands under Debit', (amount) => {
    const head = ['Date,Description,Debit,Credit,Balance', '03/11/2026,Tane,,115.00,500'];
    expect(read([...head, `04/11/2026,Dishonour,,${amount},385`]).cents).toEqual([11_500, -11_500]);
    const debits = [...head, '05/11/2026,Fee,115.00,,385', `05/11/2026,Fee back,${amount},,500`];
    expect(read(debits).cents).toEqual([11_500, -11_500, 11_500]);
    expect(read([...head, `05/11/2026,Fee,${amount},,385`]).cents).toEqual([11_500, -11_500]);
    expect(read(['Date,Amount', `03/11/2026,${amount}`]).cents).toEqual([-11_500]);
  });

  it('reads decimal commas where the file has them, and never some of both', () => {
    const german = ['Date;Description;Amount', '03.11.2026;Tane, deck;115,00', '03.11.2026;Mere;1.234,50-', '03.11.2026;Hemi;7'];
    expect(read(german).cents).toEqual([11_500, -123_450, 700]);
    expect(read(['Date\tAmount', '03/11/2026\t1,234', '03/11/2026\t12.50']).cents).toEqual([123_400, 1250]);
    expect(reasons(['Date\tAmount', '03/11/2026\t115,00', '03/11/2026\t12.50'])).toEqual(['2 “115,00” is no amount of money.']);
    expect(reasons(['Date\tAmount', '03/11/2026\t1.500', '03/11/2026\t-5.00 CR'])).toHaveLength(2);
  });

  it('refuses a row with an amount in and another one out', () => {
    expect(reasons(['Date,Debit,Credit', '03/11/2026,2026,115.00'])[0]).toContain('another one that went out');
    expect(read(['Date,Debit,Credit', '03/11/2026,0.00,115.00']).cents).toEqual([11_500]);
  });
});

describe('OFX (TR-106)', () => {
  const ofx = (...rows: [type: string, amount: string][]) => [
    `<OFX>${rows
      .map(([type, amount]) => `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20261103<TRNAMT>${amount}<FITID>1</STMTTRN>`)
      .join('')}</OFX>`,
  ];

  it('asks where type and sign contradict one another', () => {
    const file = ofx(
      ['DEBIT', '115.00'],
      ['CREDIT', '-115.00'],
      ['debit', '-1.00'],
      ['CREDIT', '2'],
      ['XFER', '-3'],
      ['XFER', '3'],
    );
    const { cents, doubts } = read(file);
    expect(cents).toEqual([11_500, -11_500, -100, 200, -300, 300]);
    expect(doubts.map(Boolean)).toEqual([true, true, false, false, false, false]);
    expect(read(file, { inOutBy: 'type' }).cents).toEqual([-11_500, 11_500, -100, 200, -300, 300]);
  });

  it('reads the decimal comma that OFX allows', () => {
    expect(read(ofx(['CREDIT', '115,00'], ['DEBIT', '-7,5'])).cents).toEqual([11_500, -750]);
  });
});

describe('the order of day and month (TR-111)', () => {
  const days = (cells: readonly string[], choices: StatementChoices = {}) => {
    const { lines, faults, dayOrder, dayOrderBy } = readStatement(
      ['Date,Amount', ...cells.map((cell) => `${cell},5.00`)].join('\n'),
      choices,
    );
    return { days: lines.map(({ day }) => day), refused: faults.length, dayOrder, dayOrderBy };
  };

  it('is decided by the whole file', () => {
    expect(days(['11/03/2026', '11/13/2026'])).toMatchObject({ days: ['2026-11-03', '2026-11-13'], dayOrderBy: 'file' });
    expect(days(['11/03/2026', '13/11/2026'])).toMatchObject({ days: ['2026-03-11', '2026-11-13'], dayOrder: 'dayFirst' });
  });

  it('is the custom here where the file does not tell, unless said', () => {
    expect(days(['11/03/2026'])).toMatchObject({ days: ['2026-03-11'], dayOrder: 'dayFirst', dayOrderBy: 'custom' });
    expect(days(['11/03/2026'], { dayOrder: 'monthFirst' })).toMatchObject({ days: ['2026-11-03'], dayOrderBy: 'custom' });
    expect(days(['11/11/2026', '2026-11-03', '3 Nov 2026'])).toMatchObject({ dayOrder: null, dayOrderBy: 'file' });
  });

  it('is asked where the file contradicts itself', () => {
    const cells = ['11/13/2026', '13/11/2026', '03/04/2026'];
    expect(days(cells)).toEqual({ days: [], refused: 0, dayOrder: null, dayOrderBy: 'none' });
    expect(days(cells, { dayOrder: 'dayFirst' })).toMatchObject({ days: ['2026-11-13', '2026-04-03'], refused: 1 });
  });
});

test('lists rows with too many or too few cells (TR-107)', () => {
  const head = 'Date,Details,Amount,Balance';
  expect(
    reasons([head, '03/11/2026,INV 11001, 2026,115.00,1115.00', '04/11/2026,Tane,5.00,1120.00', '05/11/2026,Mere,6.00']),
  ).toEqual([
    '2 There are 4 headings, but this row has 5. A comma within a cell needs quotes around the cell.',
    '4 There are 4 headings, but this row has 3. A part of the row is missing.',
  ]);
  expect(reasons(['3 Mar 2026,Tane,115.00,900', '3 Mar 2026,Smith, J,5.00,905', '4 Mar 2026,Mere,5.00,910'])).toHaveLength(1);
});
