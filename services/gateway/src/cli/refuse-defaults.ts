import { demoSignIns } from '@dwang/identity';
import { type DwangApp, type Env, EnvError, productionFaults } from '@dwang/platform';

/** Throws where production settings are missing or left as they were. */
export function refuseDefaultSettings(env: Env): void {
  const faults = productionFaults(env);
  if (faults.length > 0) throw new EnvError(faults);
}

/** Throws in production while an account that the demo's seed made opens with its known password: the data began as a trial. */
export async function refuseDemoPasswords({ dataSource }: Pick<DwangApp, 'dataSource'>, env: Env): Promise<void> {
  if (env.NODE_ENV !== 'production') return;
  const names = await demoSignIns(dataSource, env);
  if (names.length > 0) throw new Error(demoWords(names));
}

const SHOWN = 5;

export function demoWords(names: readonly string[]): string {
  const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '';
  return (
    `These accounts of the demo have its password, which everybody can read: ${names.slice(0, SHOWN).join(', ')}${more}. ` +
    'Start with a database of its own, or close these accounts first: node services/gateway/dist/main.mjs --close-demo'
  );
}
