import { useFoundJobs } from '@dwang/client';
import type { Project } from '@dwang/contracts';
import { useState } from 'react';
import { type Choice, type PickerProps, SearchSelect } from './search-select';

interface ProjectPickerProps extends PickerProps {
  /** What 0 means here: `General` in a form, `All projects` in a filter. */
  none: string;
  known?: Choice | null;
  /** Called before `onChange`, with the row where it is at hand. */
  onPick?: (project: Project | null) => void;
}

const labelOf = ({ name, clientName }: Project): string => (clientName ? `${name} · ${clientName}` : name);

/** Chooses a project by name or client, the latest used first; 0 is none. */
export function ProjectPicker({ known, none, onPick, onChange, ...field }: ProjectPickerProps) {
  const [q, setQ] = useState('');
  const { items: projects = [], isFetching } = useFoundJobs({ q, limit: 50, sort: '-lastActivityAt' });
  const choices = projects
    .filter((project) => !project.isGeneral)
    .map((project) => ({ value: project.id, label: labelOf(project) }));
  return (
    <SearchSelect
      {...field}
      choices={choices}
      known={known}
      none={none}
      loading={isFetching}
      onSearch={setQ}
      onChange={(id) => {
        onPick?.(projects.find((project) => (id === 0 ? project.isGeneral : project.id === id)) ?? null);
        onChange?.(id);
      }}
    />
  );
}
