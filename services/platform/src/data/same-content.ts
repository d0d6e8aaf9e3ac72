import { ErrorCode } from '@dwang/contracts';
import { Conflict } from '../errors/app-errors';

const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

/**
 * Refuses a row sent again under its `uid` with other content, so that it is not taken for a repetition and lost. Compares what was `said`,
 * undefined values left out. A row that was changed since it was made (version above 1) says nothing any more about what it was made of.
 */
export function refuseOtherContent<Row extends object>(stored: Row, said: Partial<Row>): void {
  if ('version' in stored && Number(stored.version) !== 1) return;
  const differs = (Object.keys(said) as (keyof Row)[]).some(
    (name) => said[name] !== undefined && plain(said[name]) !== plain(stored[name]),
  );
  if (differs) throw new Conflict(ErrorCode.uidTaken, 'Something else was already saved under this uid.', 'uid');
}
