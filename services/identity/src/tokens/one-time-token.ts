import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that fit into an address. Only their hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: with so many random bits a fast hash is as good as a slow one. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
