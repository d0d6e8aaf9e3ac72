import { CreateMeasurement, CreateToolResult } from '@dwang/contracts';
import { loadCalculator, readTyped, startTyped } from '@dwang/domain/calculators';
import { Database, type Scope, type SeedContext } from '@dwang/platform';
import { type ProjectFacts, seedDrawnPhoto } from '@dwang/service-jobs';
import { Measurement } from '../measurements/measurement.entity';
import { Measurements } from '../measurements/measurements.service';
import { ToolResults } from '../tool-results/tool-results.service';
import { DEMO_MEASUREMENTS, DEMO_READINGS, DEMO_SUMS, type DemoSum } from './demo-results';

const DAY_MS = 24 * 3600 * 1000;

/** What was worked out and read off on the demo's jobs, with its pictures. */
export async function seedResults(context: SeedContext, scope: Scope, jobs: readonly ProjectFacts[]): Promise<void> {
  const of = (name: string): number | null => jobs.find((job) => job.name === name)?.id ?? null;
  const keep = ({ daysAgo, ...result }: { daysAgo: number } & Omit<CreateToolResult, 'takenAt'>) => {
    const takenAt = new Date(context.now.getTime() - daysAgo * DAY_MS).toISOString();
    return context.get(ToolResults).create(scope, CreateToolResult.parse({ uid: crypto.randomUUID(), ...result, takenAt }));
  };
  for (const { job, ...sum } of DEMO_SUMS) await keep({ ...(await workedOut({ job, ...sum })), projectId: of(job) });
  for (const { job, picture, ...reading } of DEMO_READINGS) {
    const projectId = of(job);
    const { title: caption, daysAgo } = reading;
    const isPictured = picture !== undefined && projectId !== null;
    const photoUid = isPictured ? await seedDrawnPhoto(context, projectId, { svg: picture, caption, daysAgo }) : null;
    await keep({ ...reading, projectId, photoUid });
  }
  for (const { job, daysAgo, ...length } of DEMO_MEASUREMENTS) {
    const { id } = await context.get(Measurements).create(scope, CreateMeasurement.parse({ ...length, projectId: of(job) }));
    const createdAt = new Date(context.now.getTime() - daysAgo * DAY_MS);
    await context.get(Database).repo(Measurement).update({ id, companyId: scope.companyId }, { createdAt });
  }
}

/** As the screen would keep it. */
async function workedOut({ calculator: id, typed, title, note, daysAgo }: DemoSum) {
  const calculator = await loadCalculator(id);
  const { values, problems } = readTyped(calculator?.fields ?? [], startTyped(calculator?.fields ?? [], typed));
  if (!calculator || !values) throw new Error(`The demo cannot work out ${id}: ${JSON.stringify(problems)}`);
  const { answers, materials, warnings } = calculator.compute(values);
  const inputs = calculator.fields.map(({ label, id: field, unit, options }) => {
    const value = String(values[field]);
    return { label, value: options?.find((option) => option.value === value)?.label ?? value, ...(unit ? { unit } : {}) };
  });
  return {
    ...{
      tool: id,
      title,
      note,
      daysAgo,
      inputs,
      materials: [...materials],
      warnings: [...warnings],
      device: 'Android phone, Chrome',
    },
    answers: answers.map(({ label, value, unit }) => ({ label, value, ...(unit ? { unit } : {}) })),
    source: `${calculator.source.text} (checked ${calculator.source.asAt})`.slice(0, 400),
  };
}
