import type { MailBox } from '@dwang/testing/mail-box';
import type { Page } from '@playwright/test';
import { unique } from './test';

export interface Account {
  username: string;
  email: string;
  password: string;
}

/** A person with a company that nobody else has. */
export function newAccount(): Account {
  const username = unique('Hēmi');
  return { username, email: `${crypto.randomUUID()}@example.nz`, password: 'totara-beams-42' };
}

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** Registers and signs in by the API, for journeys that are about something else; the page is then signed in. */
export async function signUp(page: Page, url: string, account = newAccount()): Promise<Account> {
  await call(page, url, '/auth/register', account);
  await signIn(page, url, account);
  return account;
}

/** Opens the link of the letter that a new account gets where the server sends mail. */
export async function confirmEmail(page: Page, url: string, { email }: Account, box: MailBox): Promise<void> {
  const token = /\/confirm-email#([\w-]{43})/.exec(await box.next(email, '/confirm-email#'))?.[1];
  await page.request.post(`${url}/api/auth/confirm-email`, { data: { token }, headers: SAME_ORIGIN });
}

export async function signIn(
  page: Page,
  url: string,
  { username, password }: Pick<Account, 'username' | 'password'>,
): Promise<void> {
  await call(page, url, '/auth/login', { username, password });
}

/** A write by the API as the signed-in person of the page; answers the body. */
export async function call<Body>(page: Page, url: string, path: string, data: object, method = 'POST'): Promise<Body> {
  const response = await page.request.fetch(`${url}/api${path}`, { method, data, headers: SAME_ORIGIN });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Body;
}

/** A read by the API as the signed-in person of the page. */
export async function read<Body>(page: Page, url: string, path: string): Promise<Body> {
  const response = await page.request.get(`${url}/api${path}`);
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Body;
}
