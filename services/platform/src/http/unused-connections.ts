import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY = 50;

/**
 * No connection keeps the server from stopping but one on which an answer is still to come: browsers open some ahead of their use, and keep
 * those that were used.
 */
export function closeUnusedConnections(fastify: FastifyInstance): void {
  const open = new Set<Socket>();
  let looking: NodeJS.Timeout | undefined;
  fastify.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  fastify.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    // The server itself looks once, and misses those that fall idle when their answer is out.
    looking = setInterval(() => fastify.server.closeIdleConnections(), LOOK_EVERY);
  });
  fastify.server.on('close', () => clearInterval(looking));
}
