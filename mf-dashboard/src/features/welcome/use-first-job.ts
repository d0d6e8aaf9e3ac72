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

interface Rows {
  clients?: ClientPage | undefined;
  projects?: ProjectPage | undefined;
  hours?: TimeEntrySummary | undefined;
  invoices?: InvoicePage | undefined;
}

/** What is not known yet counts as not done. */
function stepsOf({ clients, projects, hours, invoices }: Rows, isTiming: boolean): FirstJobStep[] {
  const hasJob = projects?.items.some((job) => !job.isGeneral) ?? false;
  const hasTime = isTiming || (hours?.all.count ?? 0) > 0;
  return [
    { id: 'client', title: 'Add a client', isDone: (clients?.totals.count ?? 0) > 0, to: '/jobs?tab=clients&new=client' },
    { id: 'project', title: 'Add a project', isDone: hasJob, to: '/jobs?new=project' },
    { id: 'timer', title: 'Start the timer', isDone: hasTime, to: null },
    { id: 'invoice', title: 'Make an invoice', isDone: (invoices?.items.length ?? 0) > 0, to: '/invoices?new=1' },
  ];
}

export interface FirstJobView {
  /** Null once all are done or skipped, and for an account that is no longer new. */
  steps: FirstJobStep[] | null;
  /** False while it is being asked what is done: the steps are shown, to keep their room, but not offered. */
  isKnown: boolean;
  skip: () => void;
}

/** The four steps of a new account, ticked by the rows that exist. */
export function useFirstJob(): FirstJobView {
  const [isOver, setOver] = useState(isFirstJobOver);
  const asked = { skip: isOver };
  const clients = useListClientsQuery({ limit: 1 }, asked);
  const projects = useListProjectsQuery(JOBS_ASKED, asked);
  const hours = useGetTimeEntrySummaryQuery(undefined, asked);
  const timer = useGetTimerQuery(undefined, asked);
  const invoices = useGetInvoiceFiguresQuery(undefined, asked);
  const isKnown = [clients, projects, hours, timer, invoices].every(({ isSuccess, isError }) => isSuccess || isError);
  const rows = { clients: clients.data, projects: projects.data, hours: hours.data, invoices: invoices.data };
  const steps = stepsOf(rows, isOn(timer.data?.status));
  const isDone = !isOver && isKnown && steps.every((step) => step.isDone);
  useEffect(() => {
    if (isDone) endFirstJob();
  }, [isDone]);
  const skip = () => {
    endFirstJob();
    setOver(true);
  };
  return { steps: isOver || isDone ? null : steps, isKnown, skip };
}

const isOn = (status: string | undefined): boolean => status === 'RUNNING' || status === 'PAUSED';
