import type { TestApp } from '@dwang/testing/services';
import type { World } from '../../../access-matrix/testing/world';
import type { Outside } from '../outside';

/** What values are made with. */
export interface Maker {
  readonly test: TestApp;
  readonly outside: Outside;
  readonly world: World;
  /** Another value; the same one until something was written. */
  value<Value = number>(name: string): Promise<Value>;
  /** What the owner is answered to what he writes; it has to be taken. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of any route
  write(path: string, body?: object, method?: 'post' | 'put' | 'patch'): Promise<any>;
}

/** Makes things by name, each for one request that uses it up, as far as it is more than a name. */
export type Values = Readonly<Record<string, (make: Maker) => Promise<unknown>>>;
