import { randomUUID } from 'node:crypto';
import { type Carriage, carriagesOf, heldBy, whereOf } from '@dwang/platform';
import type { Person, TestApp } from '@dwang/testing/services';
import { areas } from '../../areas';

type Column = Carriage['sent'][number];

/** Puts a row into every carried table that has none of the company's yet, so that none is left out of a move; it need make no sense. */
export async function fillRest({ db }: TestApp, { user }: Person): Promise<void> {
  const carrier = { companyId: user.company.id, userId: user.id };
  const carriages = carriagesOf(db, areas);
  const firstId = async (table: string): Promise<number> => {
    const target = carriages.find(({ name }) => name === table);
    if (!target) throw new Error(`Nothing is carried as ${table}`);
    return (await db.bulk(target.entity).findOneByOrFail(whereOf(target, carrier))).id;
  };
  for (const carriage of carriages) {
    const rows = db.bulk(carriage.entity);
    if ((await rows.countBy(whereOf(carriage, carrier))) > 0) continue;
    const values: Record<string, unknown> = { companyId: carrier.companyId, ...carriage.instead };
    for (const column of carriage.sent) {
      values[column.propertyName] = firstOf(carriage.allows?.[column.propertyName]) ?? sampleOf(column);
    }
    for (const [column, table] of Object.entries(carriage.refsOf(values))) values[column] = await firstId(table);
    await rows.insert(values);
  }
}

/** Of a list of words, or of lists of them. */
function firstOf(allowed: object | undefined): string | undefined {
  const first = (allowed as { options?: readonly (string | object)[] } | undefined)?.options?.[0];
  return typeof first === 'object' ? firstOf(first) : first;
}

function sampleOf(column: Column): unknown {
  const { propertyName: name, type, length } = column;
  if (heldBy(column) === 'day') return '2026-04-05';
  if (heldBy(column) === 'json') return [];
  if (type === 'boolean') return true;
  if (type === 'bigint' || type === 'integer') return 7;
  if (type === 'datetime') return new Date('2026-04-05T02:30:00.123Z');
  if (name === 'uid') return randomUUID();
  return type === 'text' || Number(length) > 30 ? 'Tōtara “€” 🏠' : 'x'.repeat(Number(length) > 9 ? 10 : 1);
}
