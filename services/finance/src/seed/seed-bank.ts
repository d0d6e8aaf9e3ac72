import { ImportStatementQuery } from '@dwang/contracts';
import { addDays, centsToDecimal, csvLine, dayOf, openCents, payTexts } from '@dwang/domain';
import { Database, type Scope, type SeedContext } from '@dwang/platform';
import { In } from 'typeorm';
import { BankImport } from '../bank/bank-import.service';
import { BankLineRow } from '../bank/bank-line.entity';
import { InvoiceRow } from '../invoices/invoice.entity';

const HEADINGS = ['Date', 'Amount', 'Payee', 'Particulars', 'Code', 'Reference'];

/** A statement with money for each open invoice, named in different ways, and some that is for none. Only into an empty table. */
export async function seedBank(context: SeedContext, scope: Scope): Promise<void> {
  const { companyId } = scope;
  const db = context.get(Database);
  if (await db.repo(BankLineRow).existsBy({ companyId })) return;
  const open = await db
    .repo(InvoiceRow)
    .find({ where: { companyId, status: In(['pending', 'part_paid']) }, order: { id: 'ASC' } });
  const today = dayOf(context.now.getTime(), scope.timeZone);
  const [named, partly, alike] = open;
  if (!named || !partly || !alike) return;
  const texts = (row: InvoiceRow) => Object.values(payTexts(row.clientName, row.invoiceNumber ?? ''));
  const rows = [
    [addDays(today, -1), centsToDecimal(openCents(named)), named.clientName.toUpperCase(), ...texts(named)],
    [addDays(today, -1), '1000.00', partly.clientName.toUpperCase(), 'Part payment', '', partly.invoiceNumber ?? ''],
    [addDays(today, -2), centsToDecimal(openCents(alike)), alike.clientName.toUpperCase().slice(0, 20), 'Thank you', '', ''],
    [addDays(today, -3), '3.42', 'Credit interest', '', '', ''],
    [addDays(today, -4), '-186.90', 'Timber yard', '', '', ''],
  ];
  const text = [HEADINGS, ...rows].map((cells) => csvLine(cells)).join('');
  await context
    .get(BankImport)
    .run(scope, ImportStatementQuery.parse({ dryRun: 'false', name: 'Demo statement.csv' }), Buffer.from(text));
}
