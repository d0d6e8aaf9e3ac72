import { World } from '../../access-matrix/testing/world';
import { encoded } from './odd-values';
import type { Operation } from './operations';
import type { Asked } from './request';
import type { Who } from './sample';

export const JSON_TYPE = 'application/json';
/** As a browser says on our own pages. */
export const OURS = { 'sec-fetch-site': 'same-origin' };

/** A request that is taken: the one of the samples, else what the matrix of rights sends to show that somebody may. */
export function rightRequest(operation: Operation): Asked {
  const { method, path, right, sample, files } = operation;
  const body = bodyOf(operation);
  const type = sample.type ?? right.file ?? (sample.file ? files[0] : JSON_TYPE) ?? JSON_TYPE;
  return {
    isRight: true,
    who: sample.who ?? whoOf(operation),
    method,
    address: path + queryOf(sample.query ?? right.query ?? {}),
    headers: { ...OURS, ...(body === undefined ? {} : { 'content-type': type }), ...sample.headers },
    body,
  };
}

function bodyOf({ method, right, sample }: Operation): string | Buffer | undefined {
  if (method === 'GET') return undefined;
  if (sample.file !== undefined) return sample.file;
  if (right.file && !sample.body) return World.fileOf(right.file);
  const body = sample.body ?? right.body ?? {};
  return JSON.stringify(typeof body === 'function' ? body() : body);
}

function whoOf({ right }: Operation): Who {
  if (right.rule === 'open') return 'nobody';
  if (right.rule === 'platform') return 'administrator';
  return right.rule === 'noticeOfViewer' ? 'view' : 'owner';
}

export function queryOf(given: unknown): string {
  if (typeof given !== 'object' || given === null) return given === undefined ? '' : `?${encode(given)}`;
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    [value]
      .flat()
      .slice(0, 50)
      .map((one) => `${encode(name)}=${encode(one)}`),
  );
  const text = pairs.join('&').slice(0, 6000);
  return text && `?${text}`;
}

const encode = (value: unknown): string => encoded(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
