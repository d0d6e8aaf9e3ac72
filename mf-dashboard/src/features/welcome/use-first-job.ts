import { useGetTimeEntrySummaryQuery, useGetTimerQuery, useListClientsQuery, useListProjectsQuery } from '@dwang/client';
import type { ClientPage, InvoicePage, ProjectPage, TimeEntrySummary } from '@dwang/contracts';
import { useEffect, useState } from 'react';
import { endFirstJob, isFirstJobOver } from './first-job-state';
import { JOBS_ASKED, useGetInvoiceFiguresQuery } from './invoice-figures';

export interface FirstJobStep {
  id: 'client' | 'project' | 'timer' | 'invoice';
  title: string;
  isDone: boolean;
  /** Where the step is done; the timer is on this page. */
  to: string | null;
}

function stepsOf(
  clients: ClientPage | undefined,
  projects: ProjectPage | undefined,
  hours: TimeEntrySummary | undefined,
  invoices: InvoicePage | undefined,
  isTiming: boolean,
): FirstJobStep[] | null {
  if (!clients || !projects || !hours || !invoices) return null;
  const hasJob = projects.items.some((job) => !job.isGeneral);
  return [
    { id: 'client', title: 'Add a client', isDone: clients.totals.count > 0, to: '/jobs?tab=clients&new=client' },
    { id: 'project', title: 'Add a project', isDone: hasJob, to: '/jobs?new=project' },
    { id: 'timer', title: 'Start the timer', isDone: hours.all.count > 0 || isTiming, to: null },
    { id: 'invoice', title: 'Make an invoice', isDone: invoices.items.length > 0, to: '/invoices?new=1' },
  ];
}

/** The four steps of a new account, ticked by the rows that exist; null once all are done, skipped, or not known. */
export function useFirstJob(): { steps: FirstJobStep[] | null; skip: () => void } {
  const [isOver, setOver] = useState(isFirstJobOver);
  const clients = useListClientsQuery({ limit: 1 }, { skip: isOver });
  const projects = useListProjectsQuery(JOBS_ASKED, { skip: isOver });
  const hours = useGetTimeEntrySummaryQuery(undefined, { skip: isOver });
  const timer = useGetTimerQuery(undefined, { skip: isOver });
  const invoices = useGetInvoiceFiguresQuery(undefined, { skip: isOver });
  const steps = isOver ? null : stepsOf(clients.data, projects.data, hours.data, invoices.data, isOn(timer.data?.status));
  const isDone = steps?.every((step) => step.isDone) ?? false;
  useEffect(() => {
    if (isDone) endFirstJob();
  }, [isDone]);
  const skip = () => {
    endFirstJob();
    setOver(true);
  };
  return { steps: isDone ? null : steps, skip };
}

const isOn = (status: string | undefined): boolean => status === 'RUNNING' || status === 'PAUSED';
