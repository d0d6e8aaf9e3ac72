import { type Person, SoftAuthenticator, TEST_PASSWORD } from '@dwang/testing/services';
import { Secret, TOTP } from 'otpauth';
import { ORIGIN } from '../outside';
import type { Maker, Values } from './value';

const password = TEST_PASSWORD;
const newcomer = (make: Maker): Promise<Person> => make.value<Person>('newcomer');
/** The code that an authenticator app shows `later` half minutes from now. */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

/** What follows the `#` or `/` of a link in the newest letter to somebody. */
async function tokenFrom(make: Maker, page: string): Promise<string> {
  const letter = await make.outside.box.next((await newcomer(make)).user.email, page);
  return new RegExp(`${page}[#/]([\\w-]{43})`).exec(letter)?.[1] ?? '';
}

async function askReset(make: Maker): Promise<string> {
  await make.test
    .nobody()
    .post('/api/auth/forgot-password')
    .send({ email: (await newcomer(make)).user.email })
    .expect(200);
  return tokenFrom(make, 'reset-password');
}

async function unconfirmed(make: Maker): Promise<string> {
  const { user } = await make.test.people.signUp({ isUnconfirmed: true });
  const letter = await make.outside.box.next(user.email, 'confirm-email');
  return /confirm-email#([\w-]{43})/.exec(letter)?.[1] ?? '';
}

async function startApp(make: Maker): Promise<string> {
  const { agent } = await newcomer(make);
  return (await agent.post('/api/auth/security/app').send({ password }).expect(200)).body.secret;
}

async function withApp(make: Maker): Promise<Person> {
  const code = codeOf(await make.value<string>('appSecret'), -1);
  const person = await newcomer(make);
  await person.agent.post('/api/auth/security/app/confirm').send({ code }).expect(200);
  return person;
}

async function halfSignedIn(make: Maker): Promise<string> {
  const { user } = await make.value<Person>('withApp');
  const answer = await make.test.nobody().post('/api/auth/login').send({ username: user.username, password }).expect(200);
  return answer.body.secondStep.token;
}

const askForPasskey = async (make: Maker) =>
  (await (await newcomer(make)).agent.post('/api/auth/security/passkeys/options').send({ password }).expect(200)).body;

async function withPasskey(make: Maker): Promise<{ id: number; phone: SoftAuthenticator }> {
  const phone = new SoftAuthenticator(ORIGIN);
  const { token, options } = await askForPasskey(make);
  const { agent } = await newcomer(make);
  const body = { token, name: 'Phone', credential: phone.create(options) };
  await agent.post('/api/auth/security/passkeys').send(body).expect(200);
  return { id: (await agent.get('/api/auth/security').expect(200)).body.passkeys[0].id, phone };
}

async function question(make: Maker): Promise<{ token: string; credential: object }> {
  const { phone } = await make.value<{ phone: SoftAuthenticator }>('withPasskey');
  const { token, options } = (await make.test.nobody().post('/api/auth/passkey/options').expect(200)).body;
  return { token, credential: phone.use(options) };
}

export const SIGN_IN_VALUES: Values = {
  resetToken: askReset,
  confirmToken: unconfirmed,
  appSecret: startApp,
  appCode: async (make) => codeOf(await make.value<string>('appSecret')),
  withApp,
  appUsersCookie: async (make) => (await make.value<Person>('withApp')).cookie,
  stepToken: halfSignedIn,
  passkeyAsked: askForPasskey,
  passkeyToken: async (make) => (await make.value<{ token: string }>('passkeyAsked')).token,
  passkeyMade: async (make) =>
    new SoftAuthenticator(ORIGIN).create((await make.value<{ options: { challenge: string } }>('passkeyAsked')).options),
  withPasskey,
  passkey: async (make) => (await make.value<{ id: number }>('withPasskey')).id,
  question,
  questionToken: async (make) => (await make.value<{ token: string }>('question')).token,
  questionAnswer: async (make) => (await make.value<{ credential: object }>('question')).credential,
};
