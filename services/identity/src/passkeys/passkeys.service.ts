import { createHash } from 'node:crypto';
import { type CredentialProof, ErrorCode, type NewCredential, type Passkey } from '@dwang/contracts';
import { Conflict, Database, Invalid, isUniqueViolation, NotFound, Settings } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { hashOfToken } from '../tokens/one-time-token';
import { PasskeyRow } from './passkey.entity';
import type { Party } from './relying-party.service';

/** More than anybody has devices. */
const MOST = 20;
const KIND = { residentKey: 'required', userVerification: 'required' } as const;

/** Tells an authenticator whose passkey it keeps, without telling who that is. */
const handleOf = (userId: number) => new Uint8Array(createHash('sha256').update(`dwang user ${userId}`).digest());

const transportsOf = ({ transports }: PasskeyRow): string[] => (transports === '' ? [] : transports.split(','));

/** WebAuthn credentials that sign a person in without a password: a fingerprint, a face or a key's PIN proves who holds the device. */
@Injectable()
export class Passkeys {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  async list(userId: number): Promise<Passkey[]> {
    return (await this.rows(userId)).map(view);
  }

  count(userId: number): Promise<number> {
    return this.db.repo(PasskeyRow).countBy({ userId });
  }

  /** What the browser asks of the authenticator for a new passkey. */
  async askForNew({ id }: Party, user: { id: number; username: string }) {
    const rows = await this.rows(user.id);
    if (rows.length >= MOST) throw new Conflict(ErrorCode.factorThere, `There are ${MOST} passkeys already. Remove one first.`);
    return generateRegistrationOptions({
      rpName: await this.settings.get('app_name'),
      rpID: id,
      userName: user.username,
      userID: handleOf(user.id),
      attestationType: 'none',
      excludeCredentials: rows.map((row) => ({ id: row.credentialId, transports: transportsOf(row) })),
      authenticatorSelection: KIND,
    });
  }

  /** Throws `Invalid` when the answer is not what was asked for. */
  async add(party: Party, userId: number, challenge: string, name: string, response: NewCredential): Promise<Passkey> {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw wrong();
    const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
    const row = {
      userId,
      name,
      credentialId,
      credentialHash: hashOfToken(credentialId),
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(',').slice(0, 100),
      createdAt: new Date(),
      lastUsedAt: null,
    };
    try {
      return view(await this.db.repo(PasskeyRow).save(this.db.repo(PasskeyRow).create(row)));
    } catch (error) {
      throw isUniqueViolation(error) ? new Conflict(ErrorCode.factorThere, 'This passkey is here already') : error;
    }
  }

  askForProof({ id }: Party) {
    return generateAuthenticationOptions({ rpID: id, userVerification: 'required' });
  }

  /** Whose passkey it was; null when the proof does not hold. */
  async prove(party: Party, challenge: string, response: CredentialProof): Promise<number | null> {
    const row = await this.db.repo(PasskeyRow).findOneBy({ credentialHash: hashOfToken(response.id) });
    if (!row) return null;
    const { id, publicKey, counter } = row;
    const credential = { id: row.credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter };
    const proof = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential,
    }).catch(() => null);
    if (!proof?.verified) return null;
    await this.db.repo(PasskeyRow).update({ id }, { counter: proof.authenticationInfo.newCounter, lastUsedAt: new Date() });
    return row.userId;
  }

  async rename(userId: number, id: number, name: string): Promise<Passkey> {
    await this.db.repo(PasskeyRow).update({ id, userId }, { name });
    const row = await this.db.repo(PasskeyRow).findOneBy({ id, userId });
    if (!row) throw gone();
    return view(row);
  }

  async remove(userId: number, id: number): Promise<string> {
    const row = await this.db.repo(PasskeyRow).findOneBy({ id, userId });
    if (!row) throw gone();
    await this.db.repo(PasskeyRow).delete({ id, userId });
    return row.name;
  }

  private rows(userId: number): Promise<PasskeyRow[]> {
    return this.db.repo(PasskeyRow).find({ where: { userId }, order: { id: 'ASC' } });
  }
}

const wrong = () => new Invalid('credential', 'The passkey could not be checked. Please try again.', ErrorCode.wrongCode);
const gone = () => new NotFound('This passkey is no longer there');

const view = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
