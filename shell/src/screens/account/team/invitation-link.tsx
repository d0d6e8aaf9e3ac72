import { appName } from '@dwang/client';
import type { Invitation } from '@dwang/contracts';
import { INVITATION_DAYS } from '@dwang/contracts';
import { Button, CheckIcon, showToast } from '@dwang/kit';
import { useId, useState } from 'react';

const COPIED_MS = 2000;

/** The link of an invitation, shown once: to copy, or to hand to another app. */
export function InvitationLink({ invitation, onDone }: { invitation: Invitation; onDone: () => void }) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const link = new URL(invitation.link ?? '/', location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      showToast({ tone: 'error', title: 'Not copied', description: 'Please mark the link and copy it by hand.' });
    }
  };
  const share = () => navigator.share({ title: `Join us on ${appName()}`, url: link }).catch(() => undefined);
  return (
    <>
      <p>
        {invitation.isMailed
          ? `We have sent ${invitation.email} a letter with this link. You can also hand it over yourself.`
          : `This server sends no email. Please hand this link to ${invitation.email} yourself.`}{' '}
        It works once, within {INVITATION_DAYS} days, and is not shown again.
      </p>
      <label htmlFor={id} className="shell-team-link-label">
        Link
      </label>
      <input id={id} className="shell-team-link" readOnly value={link} onFocus={(event) => event.target.select()} />
      <div className="dwang-form-actions">
        {typeof navigator.share === 'function' && <Button onClick={() => void share()}>Share</Button>}
        <Button {...(isCopied ? { icon: <CheckIcon aria-hidden /> } : {})} onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
        <Button type="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </>
  );
}
