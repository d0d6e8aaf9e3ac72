import { existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** A file below `folder`, brotli where the build made it; index.html for addresses of screens. */
function sendFile(folder, path, response) {
  const file = existsSync(join(folder, path)) && extname(path) ? path : '/index.html';
  const isSmall = existsSync(join(folder, `${file}.br`));
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    ...(isSmall ? { 'content-encoding': 'br' } : {}),
  });
  response.end(readFileSync(join(folder, isSmall ? `${file}.br` : file)));
}

/**
 * Serves the one-bundle build on `port`, with everything else answered by the gateway.
 * @param {string} folder @param {number} port @param {number} gatewayPort
 * @returns {Promise<import('node:http').Server>}
 */
export function serveOneBundle(folder, port, gatewayPort) {
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (!/^\/(api|mf-[a-z]+|remotes\.json)/.test(pathname)) return sendFile(folder, pathname, response);
    const onward = { port: gatewayPort, path: incoming.url, method: incoming.method, headers: incoming.headers };
    const upstream = request(onward, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(upstream);
  });
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}
