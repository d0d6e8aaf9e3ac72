import { KEPT_HEADER, TIME_HEADER } from '@dwang/contracts/values';
import type { WorkboxPlugin } from 'workbox-core';

// A network's sign-in page, or a broken proxy, answers anything with a page of its own and 200: it must never be kept, nor run, nor shown.

const KINDS: Record<string, RegExp> = {
  js: /javascript/,
  css: /css/,
  json: /json/,
  webmanifest: /json/,
  svg: /svg/,
  woff2: /font|octet-stream/,
  png: /image/,
};

const typeOf = (response: Response): string => response.headers.get('content-type') ?? '';
const isPage = (response: Response): boolean => typeOf(response).includes('text/html');

/** Whether our own server has answered, by its mark. */
const isMarked = (response: Response): boolean => response.headers.has(TIME_HEADER);

/** Whether a file is of the kind that its name says; a page must have our mark, as every page is of the same kind. */
export function isWhole({ url }: Request, response: Response): boolean {
  const ending = /\.([a-z0-9]+)$/.exec(new URL(url).pathname)?.[1] ?? '';
  if (ending === 'html') return isPage(response) && isMarked(response);
  return KINDS[ending]?.test(typeOf(response)) ?? !isPage(response);
}

/** Whether an answer of the API is ours and of the kind that was asked for. */
function isAnswer({ headers }: Request, response: Response): boolean {
  const wantsJson = headers.get('accept')?.startsWith('application/json') ?? false;
  return isMarked(response) && !isPage(response) && (!wantsJson || typeOf(response).includes('json'));
}

const isImage = (_request: Request, response: Response): boolean => isMarked(response) && typeOf(response).startsWith('image/');

/** Lets a strategy keep only what is right, take a wrong answer for none at all, and drop what was kept wrongly before. */
function plugin(
  isRight: (request: Request, response: Response) => boolean,
  isDamaged: (response: Response) => boolean,
): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) => (isRight(request, response) ? response : null),
    fetchDidSucceed: async ({ request, response }) => {
      if (isPage(response) && !isMarked(response)) throw new TypeError(`Somebody else answered for ${request.url}`);
      return response;
    },
    cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
      if (!cachedResponse || !isDamaged(cachedResponse)) return cachedResponse;
      await (await caches.open(cacheName)).delete(request, { ignoreSearch: false, ignoreVary: true });
      return null;
    },
  };
}

/** What an earlier version kept has no mark, so that only a page is known to be wrong. */
export const ourFiles = plugin(isWhole, isPage);
export const ourPictures = plugin(isImage, (response) => !typeOf(response).startsWith('image/'));
export const ourAnswers = plugin(isAnswer, isPage);

/** Tells the page that an answer is of an earlier time. Stands last in a strategy's list. */
export const saysKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse;
    const headers = new Headers(cachedResponse.headers);
    headers.set(KEPT_HEADER, '1');
    return new Response(cachedResponse.body, { status: cachedResponse.status, statusText: cachedResponse.statusText, headers });
  },
};
