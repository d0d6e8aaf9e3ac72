import { errorText, useCloseAccountMutation, useGetCompanyClosingQuery, useGetCompanyMembersQuery } from '@dwang/client';
import type { CompanyMembers, User } from '@dwang/contracts';
import { Dialog, ErrorState, formatDay, LoadingBar, showToast } from '@dwang/kit';
import { EntryForm, PasswordField, requiredRule, SelectField, TextField } from '@dwang/kit/form';
import { useSession } from '../../session';
import { ClosingFate } from './closing-fate';
import { ExportSetting } from './export-setting';

const EVERYBODY = 0;

interface Values {
  heir?: number;
  confirmation: string;
  password: string;
}

interface CloseAccountDialogProps {
  user: User;
  onClose: () => void;
}

/** Says exactly what goes, what stays and when, offers the export, then asks for the username and the password. */
export default function CloseAccountDialog({ user, onClose }: CloseAccountDialogProps) {
  const isOwner = user.role === 'owner';
  const asked = { skip: !isOwner, refetchOnMountOrArgChange: true };
  const members = useGetCompanyMembersQuery(undefined, asked);
  const closing = useGetCompanyClosingQuery(undefined, asked);
  const isKnown = !isOwner || (members.data && closing.data);
  const error = isKnown ? undefined : (members.error ?? closing.error);
  const again = () => {
    void members.refetch();
    void closing.refetch();
  };
  return (
    <Dialog open size="small" title="Delete account" onClose={onClose}>
      {error && (
        <ErrorState
          title="Could not load what goes with your account"
          reason={errorText(error, 'The server did not answer.')}
          onRetry={again}
          retrying={members.isFetching || closing.isFetching}
        />
      )}
      {!isKnown && !error && <LoadingBar />}
      {isKnown && (
        <CloseForm
          user={user}
          others={members.data?.items.filter(({ id }) => id !== user.id) ?? []}
          graceUntil={closing.data?.graceUntil ?? null}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface CloseFormProps extends CloseAccountDialogProps {
  others: CompanyMembers['items'];
  graceUntil: string | null;
}

function CloseForm({ user, others, graceUntil, onClose }: CloseFormProps) {
  const [closeAccount] = useCloseAccountMutation();
  const { signOut } = useSession();
  const isOwner = user.role === 'owner';
  const mustChoose = isOwner && others.length > 0 && !others.some(({ role }) => role === 'owner');
  const company = user.company.name;
  const send = async ({ heir, confirmation, password }: Values) => {
    const plan = heir ? { handOverTo: heir } : { closesCompany: heir === EVERYBODY };
    const { lastDay } = await closeAccount({ confirmation, password, ...(mustChoose ? plan : {}) }).unwrap();
    if (lastDay) {
      onClose();
      const description = `Everybody works on until the end of ${formatDay(lastDay)}.`;
      return showToast({ tone: 'success', title: `${company} is to close`, description });
    }
    await signOut();
    showToast({ tone: 'success', title: 'Account deleted', description: 'Thank you for having been with us.' });
  };
  const choices = [
    ...others.map(({ id, name }) => ({ value: id, label: name })),
    { value: EVERYBODY, label: `Nobody: close ${company} for everybody` },
  ];
  return (
    <>
      <ClosingFate
        company={company}
        goesOn={!isOwner || others.length > 0}
        mayClose={isOwner && (others.length === 0 || mustChoose)}
        graceUntil={graceUntil}
      />
      <ExportSetting isOwner={isOwner} />
      <EntryForm<Values> saveLabel="Delete account" savingLabel="Deleting..." onSave={send} onCancel={onClose}>
        {mustChoose && (
          <SelectField<number>
            name="heir"
            label="Who takes over the company?"
            required
            rules={[{ required: true, message: 'Please choose who takes over' }]}
            select={{ options: choices }}
          />
        )}
        <TextField
          name="confirmation"
          label={`Type your username, ${user.username}`}
          required
          rules={[requiredRule(`Please type your username, ${user.username}`)]}
          input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 60 }}
        />
        <PasswordField
          name="password"
          label="Your password"
          required
          autoComplete="current-password"
          rules={[requiredRule('Please enter your password')]}
        />
      </EntryForm>
    </>
  );
}
