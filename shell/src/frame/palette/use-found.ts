import { api, RECENT_JOBS, useFoundJobs, useListClientsQuery, useListProjectsQuery } from '@dwang/client';
import { useEffect, useState } from 'react';
import { clientItem, type FoundInvoice, invoiceItem, jobItem, type PaletteItem } from './palette-items';

const WAIT_MS = 250;
const FROM = 2;
const LIMIT = 5;

const invoiceSearch = api.injectEndpoints({
  endpoints: (build) => ({
    findInvoices: build.query<{ items: FoundInvoice[] }, string>({
      query: (q) => ({ url: '/invoices', query: { q, limit: LIMIT } }),
      providesTags: ['Invoice'],
    }),
  }),
});

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Jobs, clients and invoices that fit, asked of the server when the typing rests; the jobs used last while nothing is typed. */
export function useFound(typed: string): PaletteItem[] {
  const q = useSettled(typed.trim());
  const skip = { skip: q.length < FROM };
  const recent = useListProjectsQuery(RECENT_JOBS);
  const jobs = useFoundJobs({ q, limit: LIMIT }, skip);
  const clients = useListClientsQuery({ q, limit: LIMIT }, skip);
  const invoices = invoiceSearch.useFindInvoicesQuery(q, skip);
  if (typed.trim().length < FROM) return (recent.data?.items ?? []).slice(0, LIMIT).map(jobItem);
  return [
    ...(jobs.items ?? []).map(jobItem),
    ...(clients.data?.items ?? []).map(clientItem),
    ...(invoices.data?.items ?? []).map(invoiceItem),
  ];
}
