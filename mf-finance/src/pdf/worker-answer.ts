/** What the worker posts back, once. */
export type WorkerAnswer = { bytes: ArrayBuffer } | { failure: string };
