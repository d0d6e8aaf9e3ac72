import { CreateEstimate, CreatePriceBook, CreateSupplier, OWN_SUPPLIER } from '@dwang/contracts';
import { addDays, centsToDecimal, dayOf } from '@dwang/domain';
import { Database, type Scope, type SeedContext } from '@dwang/platform';
import type { ProjectFacts } from '@dwang/service-jobs';
import { EstimateRow } from '../estimates/estimate.entity';
import { Estimates } from '../estimates/estimates.service';
import { catalogueById } from '../materials/catalogue';
import { PriceBooks } from '../price-books/price-books.service';
import { PriceImport } from '../price-books/price-import.service';
import { Suppliers } from '../suppliers/suppliers.service';
import { DEMO_ESTIMATES, type DemoEstimate, type DemoLine } from './demo-estimates';
import { DEMO_PRICES, DEMO_SUPPLIERS } from './demo-suppliers';

const DAY_MS = 24 * 3600 * 1000;
const uid = () => crypto.randomUUID();

/** Suppliers, the first one's price list of three weeks ago, and what was reckoned with it. */
export async function seedEstimates(context: SeedContext, scope: Scope, jobs: readonly ProjectFacts[]): Promise<void> {
  const list = await seedSuppliers(context, scope);
  for (const plan of DEMO_ESTIMATES) {
    const { name, job, wastePercent, marginPercent, byOwnPrices = false, notes } = plan;
    const made = await context.get(Estimates).create(
      scope,
      CreateEstimate.parse({
        ...{ uid: uid(), name, notes, wastePercent, marginPercent },
        isTemplate: job === null,
        projectId: jobs.find((one) => one.name === job)?.id ?? null,
        supplier: byOwnPrices ? list : OWN_SUPPLIER,
        lines: plan.lines.map(lineOf),
        labour: plan.labour.map(([description, hours, rate]) => ({ uid: uid(), description, hours, rate })),
      }),
    );
    await backdate(context, scope, made.id, plan);
  }
}

/** Answers with the key of the price list. */
async function seedSuppliers(context: SeedContext, scope: Scope): Promise<string> {
  const [first, ...others] = DEMO_SUPPLIERS.map((one) => CreateSupplier.parse({ uid: uid(), ...one }));
  if (!first) return OWN_SUPPLIER;
  const { id: supplierId, name } = await context.get(Suppliers).create(scope, first);
  for (const one of others) await context.get(Suppliers).create(scope, one);
  const book = await context.get(PriceBooks).create(scope, CreatePriceBook.parse({ uid: uid(), name, supplierId }));
  const pricedOn = addDays(dayOf(context.now.getTime(), scope.timeZone), -21);
  if (book.id !== null)
    await context
      .get(PriceImport)
      .run(scope, book.id, { dryRun: false, leaveOutRefused: false, pricedOn }, Buffer.from(DEMO_PRICES));
  return book.key;
}

function lineOf(line: DemoLine) {
  const [what, quantity, ...typed] = line;
  const known = typed.length === 0 ? catalogueById(what) : undefined;
  if (known) {
    const description = [known.name, known.size].filter(Boolean).join(', ');
    const { unit, priceCents } = known;
    return { uid: uid(), materialId: what, description, unit, quantity, basePrice: centsToDecimal(priceCents) };
  }
  const [unit, basePrice] = typed;
  return { uid: uid(), materialId: null, description: what, unit, quantity, basePrice };
}

const backdate = ({ get, now }: SeedContext, { companyId }: Scope, id: number, { daysAgo }: DemoEstimate) => {
  const at = new Date(now.getTime() - daysAgo * DAY_MS);
  return get(Database).repo(EstimateRow).update({ id, companyId }, { createdAt: at, updatedAt: at });
};
