import { createHash } from 'node:crypto';
import { type CompanyImport, IMPORT_PIECE } from '@dwang/contracts';
import type { Person } from '@dwang/testing/services';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

export async function exportOf({ agent }: Person): Promise<Buffer> {
  const answer = await agent
    .get('/api/account/export')
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  return answer.body;
}

export const manifestOf = (zip: Buffer) => JSON.parse(strFromU8(unzipSync(zip)['manifest.json'] ?? new Uint8Array()));

/** Sends it in pieces; answers the number of the import. */
export async function sendPieces({ agent }: Person, zip: Buffer): Promise<number> {
  const { id } = (await agent.post('/api/company/imports').send({ fileName: 'dwang.zip', size: zip.length }).expect(201)).body;
  for (let index = 0; index * IMPORT_PIECE < zip.length; index += 1) {
    const piece = zip.subarray(index * IMPORT_PIECE, (index + 1) * IMPORT_PIECE);
    await agent
      .put(`/api/company/imports/${id}/pieces/${index}`)
      .set('content-type', 'application/octet-stream')
      .send(piece)
      .expect(200);
  }
  return id;
}

/** The import once it has ended, one way or the other. */
export async function untilEnded({ agent }: Person, id: number): Promise<CompanyImport> {
  for (;;) {
    const { body } = await agent.get(`/api/company/imports/${id}`).expect(200);
    if (body.status === 'done' || body.status === 'failed') return body;
  }
}

/** Sends it, has it brought in, and answers the import once it has ended. */
export async function importInto(person: Person, zip: Buffer): Promise<CompanyImport> {
  const id = await sendPieces(person, zip);
  await person.agent.post(`/api/company/imports/${id}/run`).expect(200);
  return untilEnded(person, id);
}

/** The export with its entries changed by whoever knows how: the checksums in the manifest are made anew. */
export function forged(
  zip: Buffer,
  change: (texts: Record<string, string>) => void,
  more: Record<string, Uint8Array> = {},
): Buffer {
  const entries = { ...unzipSync(zip), ...more };
  const texts: Record<string, string> = {};
  for (const [name, bytes] of Object.entries(entries)) if (/ndjson$|manifest/.test(name)) texts[name] = strFromU8(bytes);
  change(texts);
  const manifest = JSON.parse(texts['manifest.json'] ?? '');
  for (const table of manifest.tables) {
    const text = texts[`data/${table.name}.ndjson`] ?? '';
    table.sha256 = createHash('sha256').update(text).digest('hex');
    table.rows = text.split('\n').length - 1;
  }
  const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]));
  return Buffer.from(zipSync({ ...entries, ...files, 'manifest.json': strToU8(JSON.stringify(manifest)) }, { level: 9 }));
}
