import type { WorkerAnswer } from './draw-beside';

const answer = (message: WorkerAnswer, transfer: Transferable[] = []): void => postMessage(message, { transfer });

/** The whole of a drawing worker's script: waits for the content that `drawBeside` posts and answers with the document. */
export function answerDrawing<Content>(draw: (content: Content) => Promise<ArrayBuffer>): void {
  addEventListener('message', (event: MessageEvent<Content>) => {
    draw(event.data).then(
      (bytes) => answer({ bytes }, [bytes]),
      (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
    );
  });
}
