import type { GstKind } from '@dwang/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { centsByKind, sharedBy } from '../quotes/kind-cents';

interface Held {
  noteId: number;
  noteCents: string | number;
  kind: GstKind;
  cents: string | number;
}

/** Credit notes say of which kind of lines the retention is that they take back; of before it is shared by what their invoice holds. */
export class KeepRetentionKinds1783000000001 implements MigrationInterface {
  readonly name = 'KeepRetentionKinds1783000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE credit_notes ADD COLUMN retentionByKind text');
    await runner.query("UPDATE credit_notes SET retentionByKind = '[]'");
    const held: Held[] = await runner.query(
      `SELECT note.id AS noteId, note.retentionCents AS noteCents, line.gstKind AS kind, SUM(line.amountCents) AS cents
      FROM credit_notes note INNER JOIN invoice_lines line ON line.invoiceId = note.invoiceId AND line.kind = 'retention'
      WHERE note.retentionCents <> 0 GROUP BY note.id, note.retentionCents, line.gstKind`,
    );
    for (const id of new Set(held.map(({ noteId }) => noteId))) {
      const own = held.filter(({ noteId }) => noteId === id);
      const weights = centsByKind(own.map(({ kind, cents }) => ({ kind, cents: Number(cents) })));
      const parts = sharedBy(Number(own[0]?.noteCents), weights);
      await runner.query('UPDATE credit_notes SET retentionByKind = ? WHERE id = ?', [JSON.stringify(parts), id]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE credit_notes DROP COLUMN retentionByKind');
  }
}
