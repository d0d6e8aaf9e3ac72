/** Fetches the zip of one's data, telling how many bytes have come. Throws what `fetch` throws, also when `signal` ends it. */
export async function downloadExport(onBytes: (bytes: number) => void, signal: AbortSignal): Promise<void> {
  const response = await fetch('/api/account/export', { credentials: 'include', signal });
  if (!response.ok || !response.body)
    throw new Error(response.status === 429 ? ALREADY_RUNNING : 'The server could not make it.');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    bytes += value.byteLength;
    onBytes(bytes);
  }
  offer(new Blob(pieces, { type: 'application/zip' }), nameOf(response));
}

const ALREADY_RUNNING = 'An export of yours is already under way. Please try again in a minute.';

const nameOf = (response: Response): string =>
  /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'dwang.zip';

function offer(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
