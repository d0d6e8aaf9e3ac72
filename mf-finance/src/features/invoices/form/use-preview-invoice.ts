import { useGetClientQuery, useGetCompanyQuery, useGetProjectQuery } from '@dwang/client';
import type { Invoice, TimeEntry } from '@dwang/contracts';
import { useUser } from '@dwang/shell-api';
import { useMemo } from 'react';
import type { InvoiceValues } from './invoice-values';
import { previewInvoice } from './preview-invoice';

interface PreviewedInvoice {
  invoice: Invoice | undefined;
  /** False while the company or the chosen client is not known yet. */
  isComplete: boolean;
}

/** The invoice that the form would make now; undefined until there are values. */
export function usePreviewInvoice(values: InvoiceValues | undefined, entries: readonly TimeEntry[]): PreviewedInvoice {
  const zone = useUser().company.timeZone;
  const { data: company } = useGetCompanyQuery();
  const { currentData: client } = useGetClientQuery(values?.clientId ?? 0, { skip: values?.clientId === undefined });
  const { currentData: project } = useGetProjectQuery(values?.projectId ?? 0, { skip: values?.projectId === undefined });
  const invoice = useMemo(
    () => values && previewInvoice(values, entries, { company, client, projectName: project?.name ?? null, zone }),
    [values, entries, company, client, project, zone],
  );
  return { invoice, isComplete: company !== undefined && client !== undefined };
}
