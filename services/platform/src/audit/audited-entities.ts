import type { EntityTarget, ObjectLiteral } from 'typeorm';

const LEFT_OUT = new Set<unknown>();

/**
 * Marks an entity whose writes leave no row in the audit: what the server keeps for itself (leases, counters, replies of others), what is a
 * history already, and what the security log tells.
 */
export const NotAudited = (): ClassDecorator => (entity) => void LEFT_OUT.add(entity);

export const isAudited = (entity: EntityTarget<ObjectLiteral>): boolean => !LEFT_OUT.has(entity);
