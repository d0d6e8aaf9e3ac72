import { demoSignIns } from '@dwang/identity';
import { type DwangApp, type Env, EnvError, productionFaults } from '@dwang/platform';

/** Throws where production settings are missing or left as they were. */
export function refuseDefaultSettings(env: Env): void {
  const faults = productionFaults(env);
  if (faults.length > 0) throw new EnvError(faults);
}

/** Throws in production while an account of the demo opens with its known password: the data began as a trial. */
export async function refuseDemoPasswords({ dataSource }: Pick<DwangApp, 'dataSource'>, env: Env): Promise<void> {
  if (env.NODE_ENV !== 'production') return;
  const names = await demoSignIns(dataSource, env);
  if (names.length > 0) throw new Error(demoWords(names, env));
}

export const demoWords = (names: readonly string[], env: Env): string =>
  `These accounts have the demo's password, which everybody can read: ${names.join(', ')}. Start with a database of its own, or give them ` +
  `other passwords first (with NODE_ENV=development, under Settings; ${env.ADMIN_USERNAME} by --create-admin).`;
