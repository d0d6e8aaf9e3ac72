import { type DwangApp, verifyAudit } from '@dwang/platform';

const WORDS = { changed: 'was changed or moved', missing: 'is missing', added: 'was added by hand' } as const;

/**
 * `node services/gateway/dist/main.mjs --verify-audit`: works the audit out again. Prints the last hash of each chain, to be kept elsewhere,
 * and for a chain that is broken its first bad row. False when there is one.
 */
export async function verifyAuditCommand({ dataSource }: DwangApp, write = (line: string) => process.stdout.write(`${line}\n`)) {
  const reports = await verifyAudit(dataSource);
  for (const { chain, rows, head, fault } of reports) {
    const name = chain === 0 ? 'platform' : `company ${chain}`;
    if (fault) write(`${name}: row ${fault.seq} ${WORDS[fault.what]}; the ${rows} before it are as they were written`);
    else write(`${name}: ${rows} rows as they were written, last hash ${head}`);
  }
  const broken = reports.filter(({ fault }) => fault).length;
  write(broken === 0 ? 'The audit is whole.' : `The audit is broken in ${broken} of ${reports.length} chains.`);
  return broken === 0;
}
