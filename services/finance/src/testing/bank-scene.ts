import type { BankLine, BankLinePage, StatementReport } from '@dwang/contracts';
import type { Scene } from './invoice-scene';

/** A line of a statement of `statementOf`, as a bank writes it. */
export interface Came {
  day?: string;
  amount: string;
  payee?: string;
  reference?: string;
}

export const statementOf = (lines: readonly Came[]): string =>
  [
    'Date,Amount,Payee,Reference',
    ...lines.map(({ day = '03/03/2026', amount, payee = 'J Smith', reference = '' }) => `${day},${amount},${payee},${reference}`),
  ].join('\n');

export const sendStatement = ({ person }: Scene, text: string | Buffer, query: Record<string, unknown> = {}) =>
  person.agent
    .post('/api/bank-imports')
    .query({ dryRun: false, ...query })
    .set('content-type', 'application/octet-stream')
    .send(Buffer.from(text));

export async function bring(scene: Scene, text: string, query: Record<string, unknown> = {}): Promise<StatementReport> {
  return (await sendStatement(scene, text, query).expect(200)).body;
}

export async function bankLines({ person }: Scene, query: Record<string, unknown> = {}): Promise<BankLinePage> {
  return (await person.agent.get('/api/bank-lines').query(query).expect(200)).body;
}

/** The only new line, after money came. */
export async function lineOf(scene: Scene, came: Came): Promise<BankLine> {
  await bring(scene, statementOf([came]));
  const { items } = await bankLines(scene);
  const [line] = items;
  if (!line || items.length > 1) throw new Error(`${items.length} new bank lines`);
  return line;
}
