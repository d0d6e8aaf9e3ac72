import { closeDemoSignIns } from '@dwang/identity';
import type { DwangApp, Env } from '@dwang/platform';

/** `node services/gateway/dist/main.mjs --close-demo`: makes the demo's accounts that still have its password inactive. */
export async function closeDemo({ dataSource }: Pick<DwangApp, 'dataSource'>, env: Env): Promise<void> {
  const names = await closeDemoSignIns(dataSource, env);
  process.stdout.write(names.length === 0 ? 'No account has the password of the demo\n' : `Made inactive: ${names.join(', ')}\n`);
}
