import { errorText, useListInvitationsQuery, useResendInvitationMutation, useRevokeInvitationMutation } from '@dwang/client';
import type { Invitation } from '@dwang/contracts';
import { Button, confirmAction, Dialog, formatInstant, StatusTag, showToast } from '@dwang/kit';
import { useState } from 'react';
import { InvitationLink } from './invitation-link';
import { ROLE_NAMES } from './role-words';

/** Who is invited and has not joined yet. */
export function OpenInvitations() {
  const { data } = useListInvitationsQuery();
  const [renewed, setRenewed] = useState<Invitation | null>(null);
  if (!data || data.items.length === 0) return null;
  return (
    <section className="shell-team-invited" aria-label="Invited">
      <h3>Invited</h3>
      {data.items.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} onRenewed={setRenewed} />
      ))}
      {renewed && (
        <Dialog open size="small" title="Invitation ready" onClose={() => setRenewed(null)}>
          <InvitationLink invitation={renewed} onDone={() => setRenewed(null)} />
        </Dialog>
      )}
    </section>
  );
}

interface RowProps {
  invitation: Invitation;
  onRenewed: (invitation: Invitation) => void;
}

function InvitationRow({ invitation, onRenewed }: RowProps) {
  const { id, email, role, expiresAt, isExpired } = invitation;
  const [resend, { isLoading: isSending }] = useResendInvitationMutation();
  const [revoke, { isLoading: isRevoking }] = useRevokeInvitationMutation();
  const renew = async () => {
    try {
      onRenewed(await resend(id).unwrap());
    } catch (error) {
      showToast({ tone: 'error', title: 'Not sent again', description: errorText(error, 'Please try again.') });
    }
  };
  const takeBack = async () => {
    const title = `Take back the invitation of ${email}?`;
    if (!(await confirmAction({ title, text: 'The link that they have no longer works.', confirm: 'Take back' }))) return;
    try {
      await revoke(id).unwrap();
    } catch (error) {
      showToast({ tone: 'error', title: 'Not taken back', description: errorText(error, 'Please try again.') });
    }
  };
  return (
    <div className="shell-setting">
      <span className="shell-setting-words">
        <strong>{email}</strong>
        <span>{isExpired ? 'The link has expired' : `The link works until ${formatInstant(expiresAt)}`}</span>
      </span>
      <span className="shell-team-tags">
        <StatusTag tone={isExpired ? 'warn' : 'calm'}>{isExpired ? 'Expired' : ROLE_NAMES[role]}</StatusTag>
      </span>
      <span className="shell-team-buttons">
        <Button loading={isSending} aria-label={`Send again to ${email}`} onClick={() => void renew()}>
          Send again
        </Button>
        <Button loading={isRevoking} aria-label={`Take back ${email}`} onClick={() => void takeBack()}>
          Take back
        </Button>
      </span>
    </div>
  );
}
