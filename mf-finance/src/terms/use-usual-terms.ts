import { useGetClientQuery } from '@dwang/client';
import { type PaymentTerms, USUAL_PAYMENT_TERMS } from '@dwang/domain';
import { useGetFinanceSettingsQuery } from '../api/reports';

/** By when a client pays unless something else is said: the client's terms, else the company's. */
export function useUsualTerms(clientId: number | undefined): PaymentTerms {
  const { data } = useGetFinanceSettingsQuery();
  const { currentData: client } = useGetClientQuery(clientId ?? 0, { skip: clientId === undefined });
  return client?.paymentTerms || data?.paymentTerms || USUAL_PAYMENT_TERMS;
}
