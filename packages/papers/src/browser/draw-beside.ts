/** What a drawing worker posts back, once. */
export type WorkerAnswer = { bytes: ArrayBuffer } | { failure: string };

/** The worker could not start: another origin, an old browser, a policy. */
class WorkerUnavailable extends Error {}

interface Drawing<Content> {
  content: Content;
  /** Starts the worker; its script calls `answerDrawing`. */
  start: () => Worker;
  /** Draws on the page instead, where no worker can be had. */
  onPage: (content: Content) => Promise<ArrayBuffer>;
  signal?: AbortSignal | undefined;
}

/** A document drawn in a worker where the browser can, else on the page. Rejects with the signal's reason when it is aborted. */
export async function drawBeside<Content>(drawing: Drawing<Content>): Promise<Blob> {
  const bytes = await drawInWorker(drawing).catch((error: unknown) => {
    if (error instanceof WorkerUnavailable) return drawing.onPage(drawing.content);
    throw error;
  });
  drawing.signal?.throwIfAborted();
  return new Blob([bytes], { type: 'application/pdf' });
}

function drawInWorker<Content>({ content, start, signal }: Drawing<Content>): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    let worker: Worker;
    try {
      worker = start();
    } catch {
      reject(new WorkerUnavailable());
      return;
    }
    const end = (finish: () => void) => {
      worker.terminate();
      finish();
    };
    worker.onerror = () => end(() => reject(new WorkerUnavailable()));
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
      end(() => ('bytes' in data ? resolve(data.bytes) : reject(new Error(data.failure))));
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
    worker.postMessage(content);
  });
}
