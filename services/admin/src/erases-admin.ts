import { type ErasedRows, erased, type Leaving, MailLogRow } from '@dwang/platform';
import { In } from 'typeorm';
import { ClientErrorRow } from './client-errors/client-error.entity';
import { ClientFaultPerson } from './client-errors/client-fault.entity';
import { FeedbackRow } from './feedback/feedback.entity';

/** What a person has written to us, what their browser has reported, and that there were letters to them, or of their company. */
export function erasesAdmin({ companyId, userIds, closesCompany }: Leaving): ErasedRows[] {
  const where = { userId: In([...userIds]) };
  return [
    erased<FeedbackRow>({ entity: FeedbackRow, where }),
    erased<ClientErrorRow>({ entity: ClientErrorRow, where }),
    erased<ClientFaultPerson>({ entity: ClientFaultPerson, where }),
    erased<MailLogRow>({ entity: MailLogRow, where: closesCompany ? { companyId } : where }),
  ];
}
