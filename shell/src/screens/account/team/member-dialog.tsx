import { errorText, useRemoveMemberMutation, useUpdateMemberMutation } from '@dwang/client';
import type { Role, TeamMember } from '@dwang/contracts';
import { Button, confirmAction, DeleteIcon, Dialog, showToast } from '@dwang/kit';
import { CheckboxField, EntryForm, Form, SelectField } from '@dwang/kit/form';
import { ROLE_OPTIONS } from './role-words';

interface Values {
  role: Role;
  seesPrices: boolean;
  active: boolean;
}

interface MemberDialogProps {
  member: TeamMember;
  isMe: boolean;
  onClose: () => void;
}

/** What a person of the team may do. It holds from their next click on. */
export function MemberDialog({ member, isMe, onClose }: MemberDialogProps) {
  const { id, name } = member;
  const [form] = Form.useForm<Values>();
  const role = Form.useWatch('role', form) ?? member.role;
  const [update] = useUpdateMemberMutation();
  const save = async ({ seesPrices, ...values }: Values) => {
    await update({ id, ...values, ...(values.role === 'contractor' ? { seesPrices: seesPrices ?? false } : {}) }).unwrap();
    showToast({ tone: 'success', title: 'Saved', description: `What ${name} may do holds from now on.` });
    onClose();
  };
  return (
    <Dialog open size="small" title={name} onClose={onClose}>
      <EntryForm<Values> form={form} initialValues={member} saveLabel="Save" onSave={save} onCancel={onClose}>
        <SelectField<Role> name="role" label="Role" required select={{ options: ROLE_OPTIONS }} />
        {role === 'contractor' && (
          <CheckboxField
            name="seesPrices"
            label="May see prices"
            help="Without it no rate, price or earning is shown to them, also of their own time."
          />
        )}
        <CheckboxField name="active" label="May sign in" help="Without it they are signed out on all devices at once." />
      </EntryForm>
      {!isMe && <TakeOut member={member} onDone={onClose} />}
    </Dialog>
  );
}

function TakeOut({ member: { id, name }, onDone }: { member: TeamMember; onDone: () => void }) {
  const [remove, { isLoading }] = useRemoveMemberMutation();
  const takeOut = async () => {
    const isSure = await confirmAction({
      title: `Take ${name} out of the team?`,
      text: 'They are signed out at once. Their hours, notes and photos stay, under their name. A running timer is not kept.',
      confirm: 'Take out',
    });
    if (!isSure) return;
    try {
      await remove(id).unwrap();
      showToast({ tone: 'success', title: `${name} is no longer in the team` });
      onDone();
    } catch (error) {
      showToast({ tone: 'error', title: 'Not taken out', description: errorText(error, 'Please try again.') });
    }
  };
  return (
    <div className="shell-team-out">
      <Button danger icon={<DeleteIcon aria-hidden />} loading={isLoading} onClick={() => void takeOut()}>
        Take out of the team
      </Button>
    </div>
  );
}
