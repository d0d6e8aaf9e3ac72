import { type ErasedRows, erased, type Leaving } from '@dwang/platform';
import { In } from 'typeorm';
import { ClientErrorRow } from './client-errors/client-error.entity';
import { FeedbackRow } from './feedback/feedback.entity';

/** What a person has written to us, and what their browser has reported. */
export function erasesAdmin({ userIds }: Leaving): ErasedRows[] {
  const where = { userId: In([...userIds]) };
  return [erased<FeedbackRow>({ entity: FeedbackRow, where }), erased<ClientErrorRow>({ entity: ClientErrorRow, where })];
}
