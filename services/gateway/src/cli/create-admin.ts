import { createInterface } from 'node:readline/promises';
import { AdminAccount } from '@dwang/identity';
import { AppError, type DwangApp, type Env } from '@dwang/platform';

const MIN_LENGTH = 6;

/**
 * `node services/gateway/dist/main.mjs --create-admin`: makes the platform administrator's account, or gives it a new password. The
 * password comes from ADMIN_PASSWORD or from the first line of standard input; the address from ADMIN_EMAIL.
 */
export async function createAdmin({ app }: DwangApp, env: Env): Promise<void> {
  const password = process.env.ADMIN_PASSWORD ?? (await readLine());
  const email = process.env.ADMIN_EMAIL ?? 'admin@localhost';
  if (password.length < MIN_LENGTH) throw new Error(`The password must be at least ${MIN_LENGTH} characters`);
  try {
    const outcome = await app.get(AdminAccount).set(password, email);
    process.stdout.write(
      `Administrator "${env.ADMIN_USERNAME}": ${outcome === 'created' ? 'account made' : 'password changed'}\n`,
    );
  } catch (error) {
    throw error instanceof AppError ? new Error(error.detail) : error;
  }
}

async function readLine(): Promise<string> {
  if (process.stdin.isTTY) process.stdout.write('New password of the administrator: ');
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}
