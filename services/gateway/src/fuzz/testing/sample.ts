/** What a text `{name}` of a sample stands for: a kind of row of the access matrix, or a value of `values/`. */
export type ValueName = string;
export type Who = 'owner' | 'user' | 'view' | 'administrator' | 'nobody';

/** A request that a route takes, where what the matrix of rights sends is refused. Texts `{name}` in it are filled in when it is sent. */
export interface Sample {
  /** Else who the matrix of rights says may ask. */
  who?: Who;
  /** What the parts of the address stand for. */
  at?: Readonly<Record<string, ValueName>>;
  query?: object;
  body?: object;
  file?: string | Buffer;
  type?: string;
  headers?: Readonly<Record<string, string>>;
  /** Headers that follow from what is sent. */
  signs?: (body: string) => Record<string, string>;
}

export type Samples = Readonly<Record<string, Sample>>;
