import { generateKeyPairSync } from 'node:crypto';
import { readFlags } from './read-flags.mjs';

readFlags();

/** `npm run vapid`: makes the pair of keys (P-256) with which push services know this server. Keep the private one secret. */
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const { x, y } = publicKey.export({ format: 'jwk' });
const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);

process.stdout.write(`VAPID_PUBLIC_KEY=${point.toString('base64url')}
VAPID_PRIVATE_KEY=${privateKey.export({ format: 'jwk' }).d}
VAPID_SUBJECT=mailto:you@example.nz
`);
