import { addColumns, column, createTable } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const IMPORTS = 'company_imports';
const PIECES = 'company_import_pieces';

/** Pieces of an import get rows of their own: a list of them in one column was full at 4 GB. */
export class CreateSentPieces1780000000004 implements MigrationInterface {
  readonly name = 'CreateSentPieces1780000000004';

  async up(runner: QueryRunner): Promise<void> {
    const own = [column.whole('companyId'), column.whole('importId'), column.whole('place'), column.text('fileKey', 80)];
    await createTable(runner, {
      name: PIECES,
      columns: [column.id(), ...own],
      unique: [['importId', 'place']],
      index: [['companyId']],
    });
    await addColumns(runner, IMPORTS, [column.whole('nextPiece', { default: 0 })]);
    const under: { id: number; companyId: number; pieces: string }[] = await runner.query(
      `SELECT id, companyId, pieces FROM ${IMPORTS}`,
    );
    for (const { id, companyId, pieces } of under) {
      const keys: string[] = JSON.parse(pieces);
      for (const [place, key] of keys.entries())
        await runner.query(`INSERT INTO ${PIECES} (companyId, importId, place, fileKey) VALUES (?, ?, ?, ?)`, [
          companyId,
          id,
          place,
          key,
        ]);
      await runner.query(`UPDATE ${IMPORTS} SET nextPiece = ? WHERE id = ?`, [keys.length, id]);
    }
    await runner.dropColumn(IMPORTS, 'pieces');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addColumns(runner, IMPORTS, [column.longText('pieces', { isNullable: true })]);
    const imports: { id: number }[] = await runner.query(`SELECT id FROM ${IMPORTS}`);
    for (const { id } of imports) {
      const own: { fileKey: string }[] = await runner.query(`SELECT fileKey FROM ${PIECES} WHERE importId = ? ORDER BY place`, [
        id,
      ]);
      const keys = own.map(({ fileKey }) => fileKey);
      await runner.query(`UPDATE ${IMPORTS} SET pieces = ? WHERE id = ?`, [JSON.stringify(keys), id]);
    }
    await runner.dropColumn(IMPORTS, 'nextPiece');
    await runner.dropTable(PIECES);
  }
}
