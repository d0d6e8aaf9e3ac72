import type { ClientStatement } from '@dwang/contracts';
import { sumMoney } from '@dwang/domain';
import { documentDay, documentMoney } from '../sheet/document-format';
import { drawFooter, shortName } from '../sheet/draw-footer';
import { drawTable } from '../sheet/draw-table';
import { Sheet, type Stationery } from '../sheet/sheet';
import type { SumRow } from '../words/sum-rows';
import { drawHead } from './draw-head';
import { drawSums } from './draw-sums';
import { drawText } from './draw-text';

const MOVES = [
  { title: 'Date', width: 24 },
  { title: 'What', width: 98 },
  { title: 'Amount', width: 34, align: 'right' },
  { title: 'Balance', width: 34, align: 'right' },
] as const;
const OPEN = [
  { title: 'Invoice', width: 62 },
  { title: 'Issued', width: 30 },
  { title: 'Due', width: 30 },
  { title: 'Total', width: 34, align: 'right' },
  { title: 'Still to pay', width: 34, align: 'right' },
] as const;
const AGES = { current: 'Not due yet', days1to30: '1 to 30 days overdue', days31to60: '31 to 60 days overdue' } as const;
const OLD_AGES = { days61to90: '61 to 90 days overdue', over90: 'More than 90 days overdue' } as const;

/** A client's statement as a PDF: what happened in the period, with the balance after each line, then the invoices that are open. */
export function drawStatement(statement: ClientStatement, stationery: Stationery): ArrayBuffer {
  const { seller, buyer, from, to, lines, open, clientName } = statement;
  const sheet = new Sheet(stationery, () => undefined);
  sheet.describe(`Statement ${clientName}`, seller.name);
  drawHead(sheet, {
    heading: 'Statement',
    facts: [
      ['From', documentDay(from)],
      ['To', documentDay(to)],
      ['To pay', documentMoney(sumMoney(open.map(({ balance }) => balance)))],
    ],
    seller,
    buyer: { ...buyer, name: buyer.name || clientName },
    buyerTitle: 'Statement for',
  });
  drawTable(sheet, MOVES, [
    [documentDay(from), 'Opening balance', '', documentMoney(statement.opening)],
    ...lines.map((line) => [documentDay(line.day), line.text, documentMoney(line.amount), documentMoney(line.balance)]),
    [documentDay(to), 'Closing balance', '', documentMoney(statement.closing)],
  ]);
  if (open.length > 0) {
    drawText(sheet, 'Open invoices today', '');
    sheet.y += 4;
    drawTable(
      sheet,
      OPEN,
      open.map((one) => [
        one.invoiceNumber,
        documentDay(one.issueDate),
        documentDay(one.dueDate),
        documentMoney(one.total),
        documentMoney(one.balance),
      ]),
    );
  }
  drawSums(sheet, sums(statement));
  if (seller.bankAccount && open.length > 0) drawText(sheet, 'How to pay', `Bank account ${seller.bankAccount}`);
  drawFooter(sheet, `${shortName(seller.name)} · Statement`);
  return sheet.bytes();
}

function sums({ ageing, open, credit }: ClientStatement): SumRow[] {
  const ages = Object.entries({ ...AGES, ...OLD_AGES }).map(([age, label]) => ({
    label,
    amount: ageing[age as keyof typeof ageing],
  }));
  const shown = ages.filter(({ amount }) => Number(amount) !== 0);
  const toPay = { label: 'To pay (NZD)', amount: sumMoney(open.map(({ balance }) => balance)), isTotal: true };
  return [...shown, toPay, ...(Number(credit) > 0 ? [{ label: 'Your credit', amount: credit }] : [])];
}
