import { useGetClientQuery, useListClientsQuery, useListProjectsQuery } from '@dwang/client';
import type { Project } from '@dwang/contracts';
import { useState } from 'react';

/** How many are offered at once; the others are found by typing. */
const OFFERED = 50;

export interface Choice {
  value: number;
  label: string;
}

/** Clients to choose from, searched on the server, with the chosen one always among them. */
export function useClientChoices(chosen: number | undefined) {
  const [q, setQ] = useState('');
  const { data, isLoading, isFetching, isError, refetch } = useListClientsQuery({
    limit: OFFERED,
    sort: 'name',
    ...(q && { q }),
  });
  const isListed = data?.items.some((client) => client.id === chosen) ?? true;
  const { data: own } = useGetClientQuery(chosen ?? 0, { skip: chosen === undefined || isListed });
  const clients = own && !isListed ? [own, ...(data?.items ?? [])] : (data?.items ?? []);
  const choices = clients.map((client): Choice => ({ value: client.id, label: client.name }));
  return { choices, isLoading, isFetching, isError, refetch, search: setQ, isEmpty: data?.totals.count === 0 && q === '' };
}

/** The chosen client's projects, searched on the server; a job without a client, from which the form was opened, may be billed to any client. */
export function useProjectChoices(clientId: number | undefined, linked: Project | undefined) {
  const [q, setQ] = useState('');
  const { currentData, isFetching, isError } = useListProjectsQuery(
    { limit: OFFERED, sort: 'name', clientId, ...(q && { q }) },
    { skip: clientId === undefined },
  );
  const homeless = linked && linked.clientId === null ? [linked] : [];
  const projects = [...homeless, ...(currentData?.items ?? [])];
  const choices = projects.map((project): Choice => ({ value: project.id, label: project.name }));
  return {
    choices,
    isLoading: isFetching,
    isError,
    search: setQ,
    isEmpty: !isFetching && !isError && projects.length === 0 && q === '',
  };
}
