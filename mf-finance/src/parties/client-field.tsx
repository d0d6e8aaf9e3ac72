import { Button } from '@dwang/kit';
import { SelectField } from '@dwang/kit/form';
import { useClientChoices } from './use-choices';
import { useTyping } from './use-typing';

/** Not `requiredRule`: that one is for text, and refuses a number. */
const chosenRule = { required: true, message: 'Please choose a client' };

/** Who pays. */
export function ClientField({ chosen }: { chosen: number | undefined }) {
  const { choices, isLoading, isFetching, isError, refetch, search, isEmpty } = useClientChoices(chosen);
  const type = useTyping(search);
  const retry = (
    <Button type="link" size="small" onClick={() => void refetch()}>
      Clients could not be loaded. Retry
    </Button>
  );
  return (
    <SelectField<number>
      name="clientId"
      label="Client"
      required
      rules={[chosenRule]}
      placeholder={isLoading ? 'Loading clients...' : isEmpty ? 'No clients available' : 'Choose a client'}
      help={isError ? retry : undefined}
      select={{
        options: choices,
        loading: isFetching,
        showSearch: { filterOption: false, onSearch: type },
        notFoundContent: isFetching ? 'Loading clients...' : 'No clients available',
      }}
    />
  );
}
