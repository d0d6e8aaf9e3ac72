import { type Env, productionFaults } from '@dwang/platform';
import { error, type Finding, ok, warning } from './finding';

const KEYS_TODO = 'Make a key with: openssl rand -base64 33';

/** What production demands; on a machine that is not set to production, what would have to be set. */
export function checkSettings(env: Env): Finding[] {
  const faults = productionFaults({ ...env, NODE_ENV: 'production' });
  const isProduction = env.NODE_ENV === 'production';
  const todo = (fault: string) =>
    /_KEY|_TOKEN|_SECRETS/.test(fault.split(':')[0] ?? '') ? KEYS_TODO : 'Change the setting as said';
  if (isProduction) {
    if (faults.length === 0) return [ok('The settings are fit for production')];
    return faults.map((fault) => error(fault, `${todo(fault)}; the server does not start before`));
  }
  const mode = warning(
    `NODE_ENV is ${env.NODE_ENV}: demo accounts are made`,
    'Set NODE_ENV=production where others work with it',
  );
  return [
    mode,
    ...faults.filter((fault) => !fault.startsWith('BACKUP')).map((fault) => warning(`For production, ${fault}`, todo(fault))),
  ];
}
