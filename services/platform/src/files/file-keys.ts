import { randomUUID } from 'node:crypto';
import { NotFound } from '../errors/app-errors';
import { ENDINGS } from './endings';
import type { NewFile } from './file-store';

const KIND = /^[a-z-]{1,30}$/;
const KEY = /^\d{1,16}\/[a-z-]{1,30}\/[0-9a-f-]{36}(\.[a-z]{3,4})?$/;

/** A name of the store's own making, `3/photos/….jpg`: nothing of it comes from what a user sent but the kind of content. */
export function newKey({ companyId, kind, contentType }: Omit<NewFile, 'content'>): string {
  if (!KIND.test(kind)) throw new Error(`A file's kind holds lower-case letters and dashes, not: ${kind}`);
  return `${companyId}/${kind}/${randomUUID()}${ENDINGS[contentType] ?? ''}`;
}

/** Whether a text is a key that a store has made. */
export const isFileKey = (text: string): boolean => KEY.test(text);

/** Lets only keys through that a store has made. Throws `NotFound`. */
export function checkKey(key: string): string {
  if (!isFileKey(key)) throw new NotFound('There is no such file');
  return key;
}
