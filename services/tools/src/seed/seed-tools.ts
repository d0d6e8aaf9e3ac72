import { Database, demoOwner, type SeedContext } from '@dwang/platform';
import { ProjectDirectory } from '@dwang/service-jobs';
import { EstimateRow } from '../estimates/estimate.entity';
import { seedEstimates } from './seed-estimates';
import { seedResults } from './seed-results';

/** Suppliers, a price list, estimates and what the site tools said, on jobs of the demo company. Only into an empty table. */
export async function seedTools(context: SeedContext): Promise<void> {
  const { demo } = context;
  if (await context.get(Database).repo(EstimateRow).existsBy({ companyId: demo.companyId })) return;
  const scope = demoOwner(context);
  const jobs = await context.get(ProjectDirectory).all(scope);
  await seedEstimates(context, scope, jobs);
  await seedResults(context, scope, jobs);
}
