import { createECDH } from 'node:crypto';
import { BreachedRange } from '@dwang/identity';
import { ClamdScan, type Env, SmtpMail } from '@dwang/platform';
import { Front } from '../../static/front';
import { error, type Finding, ok, reasonOf, warning } from './finding';

const SCANNER_PATIENCE_MS = 5000;

/** Signs in at the mail server, and sends nothing. */
export async function checkMail(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Promise<Finding> {
  if (!env.SMTP_URL)
    return warning('No e-mail is sent: forgotten passwords, invitations and invoices stay here', 'Set SMTP_URL and MAIL_FROM');
  try {
    await new SmtpMail(env.SMTP_URL, env.MAIL_FROM).check();
  } catch (thrown) {
    return error(`The mail server refuses us (${reasonOf(thrown)})`, 'Check SMTP_URL: host, port, user and password');
  }
  if (/@localhost\b/.test(env.MAIL_FROM))
    return warning(`Letters come from ${env.MAIL_FROM}, which others refuse`, 'Set MAIL_FROM to an address of yours');
  return ok('The mail server takes our letters');
}

/** Asks the list of breached passwords for a part of it that everybody may know. */
export async function checkBreached({ BREACHED_PASSWORDS_URL: url }: Pick<Env, 'BREACHED_PASSWORDS_URL'>): Promise<Finding[]> {
  if (!url) return [];
  try {
    await new BreachedRange(url).check();
    return [ok('The list of breached passwords answers')];
  } catch (thrown) {
    const what = `The list of breached passwords does not answer (${reasonOf(thrown)}): new passwords are not looked up`;
    return [warning(what, 'Check BREACHED_PASSWORDS_URL, and whether this machine may reach it')];
  }
}

/** Whether clamd is there: without it no upload is taken. */
export async function checkScanner({ CLAMD_ADDRESS: address }: Pick<Env, 'CLAMD_ADDRESS'>): Promise<Finding[]> {
  if (!address) return [];
  try {
    await new ClamdScan(address, SCANNER_PATIENCE_MS).check();
    return [ok('clamd answers: uploads are scanned')];
  } catch (thrown) {
    const what = `clamd does not answer (${reasonOf(thrown)}): no photo or file is taken`;
    return [error(what, 'Check CLAMD_ADDRESS, and that clamd runs')];
  }
}

/** Push services refuse what was signed with a private key that does not belong to the public one. */
export function checkPush({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Pick<Env, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>): Finding {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY)
    return warning(
      'Nothing is pushed to phones',
      'Make keys with npm run vapid, and set VAPID_PUBLIC_KEY, _PRIVATE_KEY, _SUBJECT',
    );
  const todo = 'Make both anew with npm run vapid; people then allow notifications again';
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(VAPID_PRIVATE_KEY, 'base64url'));
    const isPair = pair.getPublicKey('base64url') === VAPID_PUBLIC_KEY;
    return isPair ? ok('The keys for push messages belong together') : error('The keys for push messages are not a pair', todo);
  } catch {
    return error('The private key for push messages is not a key', todo);
  }
}

/** Whether the shell finds its remotes. */
export function checkRemotes(front: Pick<Front, 'registry'>): Finding {
  const text = front.registry();
  if (text === null) return error('There is no remotes.json: the app has no screens', 'Run npm run build, or check REMOTES_FILE');
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new Error('it is not an object');
    return ok('The list of remotes can be read');
  } catch (thrown) {
    return error(`remotes.json cannot be read (${reasonOf(thrown)})`, 'Mend the file, or run npm run build again');
  }
}
