import type { Who } from './sample';

/** One request. Texts `{name}` stand for rows and secrets that are there. */
export interface Asked {
  /** Whether nothing in it is made up: it has to be taken. */
  isRight: boolean;
  who: Who;
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}
