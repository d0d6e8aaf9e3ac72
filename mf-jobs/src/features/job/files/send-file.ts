import { fileSize } from '@dwang/kit';

/** The file was not taken; the message is for the person. */
export class FileRefused extends Error {
  constructor(
    message: string,
    /** Nothing came back, so that it may have been taken after all. */
    readonly isUnanswered = false,
  ) {
    super(message);
  }
}

const NO_SIGNAL = 'The server did not answer.';

interface Upload {
  address: string;
  file: File;
  /** Whose session it is meant for. */
  userId: number;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Sends a file as it is, telling how far it is from 0 to 1 (which `fetch` cannot). Throws `FileRefused`; an abort resolves to false. */
export function sendFile({ address, file, userId, signal, onProgress }: Upload): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-dwang-user', String(userId));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(true);
      else reject(new FileRefused(reasonIn(request, file)));
    };
    request.onerror = () => reject(new FileRefused(NO_SIGNAL, true));
    request.onabort = () => resolve(false);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function reasonIn({ responseText, status }: XMLHttpRequest, { size }: File): string {
  try {
    const { detail } = JSON.parse(responseText) as { detail?: unknown };
    if (typeof detail === 'string') return status === 413 ? `This file is ${fileSize(size)}. ${detail}.` : detail;
  } catch {
    // Not our server's words.
  }
  return status === 413 ? `This file is ${fileSize(size)}. That is more than this server takes.` : NO_SIGNAL;
}
