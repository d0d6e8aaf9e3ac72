import { useGetClientQuery, useGetCompanyQuery, useGetProjectQuery } from '@dwang/client';
import type { Invoice, TimeEntry } from '@dwang/contracts';
import { Skeleton, Text } from '@dwang/kit';
import { Paper } from '@dwang/kit/data';
import type { Mark } from '@dwang/kit/pdf';
import { useUser } from '@dwang/shell-api';
import { useEffect, useMemo, useState } from 'react';
import { previewPages } from '../../../pdf/preview';
import type { InvoiceValues } from './invoice-values';
import { previewInvoice } from './preview-invoice';

const WAIT_MS = 350;

/** The invoice as it will be printed, a moment after each change. */
export function InvoicePreview({ values, entries }: { values: InvoiceValues | undefined; entries: readonly TimeEntry[] }) {
  const zone = useUser().company.timeZone;
  const { data: company } = useGetCompanyQuery();
  const { currentData: client } = useGetClientQuery(values?.clientId ?? 0, { skip: values?.clientId === undefined });
  const { currentData: project } = useGetProjectQuery(values?.projectId ?? 0, { skip: values?.projectId === undefined });
  const invoice = useMemo(
    () => values && previewInvoice(values, entries, { company, client, projectName: project?.name ?? null, zone }),
    [values, entries, company, client, project, zone],
  );
  const { pages, hasFailed } = usePages(invoice);
  if (hasFailed) return <Text rank="secondary">The preview cannot be drawn here. The invoice itself is not affected.</Text>;
  if (!pages) return <Skeleton active paragraph={{ rows: 12 }} />;
  return <Paper pages={pages} label="Preview of the invoice" />;
}

/** The latest wins: a drawing that is overtaken is stopped. */
function usePages(invoice: Invoice | undefined) {
  const [pages, setPages] = useState<Mark[][] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!invoice) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      previewPages(invoice, control.signal).then(
        (drawn) => {
          setFailed(drawn === null);
          setPages(drawn);
        },
        () => setFailed(!control.signal.aborted),
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      control.abort(new Error('Overtaken'));
    };
  }, [invoice]);
  return { pages, hasFailed };
}
