import type { Project } from '@dwang/contracts';
import { SelectField } from '@dwang/kit/form';
import { useProjectChoices } from './use-choices';
import { useTyping } from './use-typing';

/** The job that is billed: open once there is a client, and then only that client's. */
export function ProjectField({ clientId, linked }: { clientId: number | undefined; linked: Project | undefined }) {
  const { choices, isLoading, isError, search, isEmpty } = useProjectChoices(clientId, linked);
  const type = useTyping(search);
  const waiting = isEmpty ? 'No projects for this client' : 'Choose a job to bill its hours';
  return (
    <SelectField<number>
      name="projectId"
      label="Project"
      disabled={clientId === undefined}
      placeholder={clientId === undefined ? 'Choose a client first' : waiting}
      select={{
        options: choices,
        loading: isLoading,
        allowClear: true,
        showSearch: { filterOption: false, onSearch: type },
        notFoundContent: isError ? 'Projects could not be loaded' : isEmpty ? 'No projects for this client' : 'Nothing found',
      }}
    />
  );
}
