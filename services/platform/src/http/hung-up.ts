import type { FastifyRequest } from 'fastify';

/** Whether the caller has gone before all of the request came: what then cannot be read is no fault of ours. */
export const hasHungUp = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => raw.destroyed && !raw.complete;
