import { z } from 'zod';

/** In a page, zod must not even try to make code: the page's Content-Security-Policy would report every try. A server has no such rule. */
if ('document' in globalThis) z.config({ jitless: true });
