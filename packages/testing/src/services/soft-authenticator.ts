import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

interface Question {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
}

/** An authenticator in software that makes and uses one passkey, as a phone does (ES256, no attestation). */
export class SoftAuthenticator {
  private readonly id = randomBytes(32);
  private readonly keys: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;

  constructor(
    private readonly origin: string,
    /** Whether it asks for a finger or PIN. */
    private readonly flags = PRESENT_AND_VERIFIED,
  ) {}

  create(question: Question, fake: { origin?: string } = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const head = this.head(question.rp?.id ?? '', this.flags | WITH_KEY);
    const authData = Buffer.concat([head, Buffer.alloc(16), length, this.id, isoCBOR.encode(key)]);
    const object = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(object as never)).toString('base64url');
    const clientDataJSON = this.clientData('webauthn.create', question.challenge, fake.origin).toString('base64url');
    return this.answer({ clientDataJSON, attestationObject, transports: ['internal', 'hybrid'] });
  }

  use(question: Question, fake: { origin?: string } = {}) {
    this.counter += 1;
    const authData = this.head(question.rpId ?? '', this.flags);
    const clientData = this.clientData('webauthn.get', question.challenge, fake.origin);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer<Response extends object>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  private head(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string, origin = this.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
