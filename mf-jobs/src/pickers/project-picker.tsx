import { useJobChoices } from '@dwang/client';
import type { Project } from '@dwang/contracts';
import { type Choice, type PickerProps, SearchSelect } from '@dwang/kit/form';

interface ProjectPickerProps extends PickerProps {
  /** What 0 means here: `General` in a form, `All projects` in a filter. */
  none: string;
  /** How the chosen one is called until its name is read. */
  known?: Choice | null;
  /** Called before `onChange`, with the row where it is at hand. */
  onPick?: (project: Project | null) => void;
}

/** Chooses a project by name or client, the latest used first; 0 is none. */
export function ProjectPicker({ known = null, none, onPick, onChange, ...field }: ProjectPickerProps) {
  const { jobs, search } = useJobChoices(field.value);
  return (
    <SearchSelect
      {...field}
      {...search}
      known={search.known ?? known}
      none={none}
      onChange={(id) => {
        onPick?.(jobs.find((project) => (id === 0 ? project.isGeneral : project.id === id)) ?? null);
        onChange?.(id);
      }}
    />
  );
}
