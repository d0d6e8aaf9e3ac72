import { useGetUserQuery } from '@dwang/client';
import { useState } from 'react';
import { useSession } from '../../session';
import { FrameBanner } from '../banner/frame-banner';
import { useConfirmationLetter } from './use-confirmation-letter';

/** Above the page while the person's address is not confirmed; it goes by itself when the link is opened, in whatever tab. */
export function EmailBanner() {
  const { user } = useSession();
  const { data } = useGetUserQuery(undefined, { skip: user?.isEmailConfirmed !== false });
  const [isAway, setAway] = useState(false);
  const seen = data ?? user;
  const { send, isSending } = useConfirmationLetter(seen?.email ?? '');
  if (isAway || seen?.isEmailConfirmed !== false) return null;
  return (
    <FrameBanner
      label="Confirm your email"
      action={{ label: 'Send again', isRunning: isSending, run: send }}
      onAway={() => setAway(true)}
    >
      <strong>Confirm your email.</strong> Open the link we sent to {seen.email}
      {seen.role === 'owner' ? ' to invite people and send letters.' : '.'}
    </FrameBanner>
  );
}
