import { useUpdateAccountMutation } from '@dwang/client';
import type { Account } from '@dwang/contracts';
import { SectionCard, showToast } from '@dwang/kit';
import { EntryForm, TextField } from '@dwang/kit/form';
import { useFreshUser } from './use-fresh-user';

type Details = Pick<Account, 'firstName' | 'lastName' | 'phone'>;

/** One's name and phone. */
export function DetailsForm({ account }: { account: Account }) {
  const [update] = useUpdateAccountMutation();
  const refresh = useFreshUser();
  const { firstName, lastName, phone } = account;
  const save = async (values: Details) => {
    await update(values).unwrap();
    await refresh();
    showToast({ tone: 'success', title: 'Profile saved' });
  };
  return (
    <SectionCard title="You">
      <EntryForm<Details>
        draftKey="profile"
        initialValues={{ firstName, lastName, phone }}
        saveLabel="Save profile"
        onSave={save}
      >
        <TextField name="firstName" label="First name" input={{ autoComplete: 'given-name', maxLength: 60 }} />
        <TextField name="lastName" label="Last name" input={{ autoComplete: 'family-name', maxLength: 60 }} />
        <TextField name="phone" label="Phone" input={{ autoComplete: 'tel', inputMode: 'tel', maxLength: 60 }} />
      </EntryForm>
    </SectionCard>
  );
}
