import { extname } from 'node:path';
import { NotFound, Settings } from '@dwang/platform';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Front, FrontFile } from './front';

const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;
const SCREEN = /^(?:\/[a-z0-9][\w-]*)+\/?$/i;
const ASSETS = /^\/assets\b/i;
/** Pages whose address is a secret: not to be found by search engines, nor told to other sites. */
const SECRET = /^\/(portal|shared-estimate|opt-out|invitation)\//;
const PAGE = '/index.html';
const TITLE = /<title>([^<]*)<\/title>/;
const MANIFEST = '/manifest.webmanifest';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * Serves the built front: precompressed files, hashed ones for ever; the page itself for addresses of screens. A missing file is a plain
 * 404 and never HTML, so that a browser with an old page does not run a page as a script.
 */
export function serveFront(app: NestFastifyApplication, front: Front): void {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.register(fastifyStatic, { root: front.shellFolder, serve: false, preCompressed: true, cacheControl: false });
  const settings = app.get(Settings, { strict: false });
  const name = () => settings.get('app_name');
  fastify.get(MANIFEST, async (_request, reply) => sendManifest(front, reply, await name()));
  fastify.get('/*', (request, reply) => answer(front, request, reply, name));
}

const API = /^\/api(?:[/?]|$)/;

type Answer = FastifyReply | Promise<FastifyReply>;

function answer(front: Front, request: FastifyRequest, reply: FastifyReply, name: () => Promise<string>): Answer {
  const path = readPath(request.url);
  // What cannot be read is told apart by its beginning: the API answers in its own form.
  if (API.test(path ?? request.url)) throw new NotFound('There is nothing at this address');
  if (path === null) return notFound(reply);
  if (path === '/remotes.json') return sendRegistry(front, reply);
  const isPage = path === '/' || path === PAGE;
  const file = isPage ? null : front.find(path);
  if (file) return send(reply, file);
  const page = isPage || isNavigation(path, request) ? front.find(PAGE) : null;
  if (!page) return notFound(reply);
  if (SECRET.test(path)) reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
  return sendPage(front, reply, page, name);
}

function readPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/');
    return path.includes('\0') || path.includes('\\') ? null : path;
  } catch {
    return null;
  }
}

const isNavigation = (path: string, request: FastifyRequest): boolean =>
  extname(path) === '' && !path.startsWith('/mf-') && wantsPage(path, request.headers);

/** Tools such as curl ask for anything; a browser that asks for anything also tells that it wants a script, not a page. */
function wantsPage(path: string, { accept = '*/*', 'sec-fetch-dest': wanted }: FastifyRequest['headers']): boolean {
  return (
    accept.includes('text/html') || (accept.includes('*/*') && wanted === undefined && SCREEN.test(path) && !ASSETS.test(path))
  );
}

function send(reply: FastifyReply, { folder, name }: FrontFile): FastifyReply {
  reply.header('cache-control', HASHED.test(name) ? FOR_EVER : ASK_AGAIN);
  return reply.sendFile(name, folder);
}

/** Titled as the administrator calls the installation: so a browser names it before the app has begun. */
async function sendPage(front: Front, reply: FastifyReply, page: FrontFile, name: () => Promise<string>): Promise<FastifyReply> {
  const title = (await name()).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = front.read(PAGE) ?? '';
  if (TITLE.exec(text)?.[1] === title) return send(reply, page);
  const titled = text.replace(TITLE, () => `<title>${title}</title>`);
  return reply.header('cache-control', ASK_AGAIN).type('text/html; charset=utf-8').send(titled);
}

function sendRegistry(front: Front, reply: FastifyReply): FastifyReply {
  const registry = front.registry();
  if (registry === null) return notFound(reply);
  return reply.header('cache-control', ASK_AGAIN).type('application/json; charset=utf-8').send(registry);
}

/** What the phone shows under the icon is what the administrator calls the installation. */
function sendManifest(front: Front, reply: FastifyReply, name: string): FastifyReply {
  const manifest = front.read(MANIFEST);
  if (manifest === null) return notFound(reply);
  const named = { ...(JSON.parse(manifest) as object), name, short_name: name };
  return reply.header('cache-control', ASK_AGAIN).type('application/manifest+json; charset=utf-8').send(JSON.stringify(named));
}

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
