import { useGetUserQuery } from '@dwang/client';
import { Button, CloseIcon } from '@dwang/kit';
import { useState } from 'react';
import { useSession } from '../../session';
import { useConfirmationLetter } from './use-confirmation-letter';
import './email-banner.css';

/** Above the page while the person's address is not confirmed; it goes by itself when the link is opened, in whatever tab. */
export function EmailBanner() {
  const { user } = useSession();
  const { data } = useGetUserQuery(undefined, { skip: user?.isEmailConfirmed !== false });
  const [isAway, setAway] = useState(false);
  const seen = data ?? user;
  const { send, isSending } = useConfirmationLetter(seen?.email ?? '');
  if (isAway || seen?.isEmailConfirmed !== false) return null;
  return (
    <section className="shell-email-banner" aria-label="Confirm your email">
      <p>
        <strong>Confirm your email.</strong> Open the link we sent to <span className="shell-email-address">{seen.email}</span>
        {seen.role === 'owner' ? ' to invite people and send letters.' : '.'}
      </p>
      <Button size="small" loading={isSending} onClick={() => void send()}>
        Send again
      </Button>
      <Button
        size="small"
        type="text"
        icon={<CloseIcon aria-hidden />}
        aria-label="Hide until next time"
        onClick={() => setAway(true)}
      />
    </section>
  );
}
