import { RemoteError } from './remote-error';

/** How long one step of loading may take, in milliseconds. */
const STEP_LIMIT = 8000;

/** Settles as `work` does, or rejects as slow after `limit` milliseconds. */
export async function withinLimit<T>(work: Promise<T>, limit = STEP_LIMIT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteError('REMOTE.SLOW', 'It took too long to answer.')), limit);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
