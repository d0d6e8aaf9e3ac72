import '../days/days.css';
import './calendar.css';
import { errorText } from '@dwang/client';
import { Alert, Button, Dialog, ErrorState, formatInstant, Segmented, Skeleton } from '@dwang/kit';
import { Input } from '@dwang/kit/form';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useCalendarLinkQuery, useRenewCalendarLinkMutation, useRevokeCalendarLinkMutation } from '../data/schedule.api';

type Covers = 'mine' | 'team';

const COVERS = [
  { value: 'mine' as const, label: 'My days' },
  { value: 'team' as const, label: 'The whole team' },
];

/** The person's private address for a calendar app: made, renewed, turned off. It can be seen once only. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { role, company } = useUser();
  const notify = useNotify();
  const { data: link, error, isFetching, refetch } = useCalendarLinkQuery();
  const [renew, { isLoading: isRenewing }] = useRenewCalendarLinkMutation();
  const [revoke, { isLoading: isRevoking }] = useRevokeCalendarLinkMutation();
  const [covers, setCovers] = useState<Covers | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const chosen = covers ?? link?.covers ?? 'mine';
  const failed = (reason: unknown) =>
    notify.error({ title: 'Calendar address not changed', description: errorText(reason, 'Please try again.') });

  const make = async () => {
    try {
      const { path } = await renew({ covers: chosen }).unwrap();
      setAddress(path && `${globalThis.location.origin}${path}`);
    } catch (reason) {
      failed(reason);
    }
  };
  const turnOff = async () => {
    try {
      await revoke().unwrap();
      setAddress(null);
      notify.success({ title: 'Calendar address turned off' });
    } catch (reason) {
      failed(reason);
    }
  };

  return (
    <Dialog open title="Calendar on your phone" onClose={onClose}>
      <div className="schedule-calendar">
        <p>Your site days in Apple, Google or Outlook calendar. The calendar app reads them again by itself, about every hour.</p>
        {error && !link ? (
          <ErrorState
            title="Could not load your calendar address"
            reason={errorText(error, 'Please try again.')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : !link ? (
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        ) : (
          <>
            {address && <Address address={address} />}
            {!address && link.exists && (
              <p>
                You have an address since {formatInstant(link.createdAt, company.timeZone)}
                {link.lastReadAt ? `, last read ${formatInstant(link.lastReadAt, company.timeZone)}.` : ', never read so far.'} It
                cannot be shown again: make a new one if you have lost it. The old one then stops working.
              </p>
            )}
            {role !== 'contractor' && <Segmented aria-label="Which days" options={COVERS} value={chosen} onChange={setCovers} />}
            <div className="schedule-notes-actions">
              <Button type={address ? 'default' : 'primary'} loading={isRenewing} onClick={() => void make()}>
                {link.exists ? 'Make a new address' : 'Make an address'}
              </Button>
              {link.exists && (
                <Button danger type="text" loading={isRevoking} onClick={() => void turnOff()}>
                  Turn off
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Address({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <>
      <Alert type="info" showIcon title="Copy it now: it is shown only once. Whoever has it can read these days." />
      <Input readOnly aria-label="Calendar address" value={address} onFocus={(event) => event.target.select()} />
      <div className="schedule-notes-actions">
        <Button type="primary" onClick={() => void copy().catch(() => setCopied(false))}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button href={address.replace(/^https?:/, 'webcal:')}>Open in calendar app</Button>
      </div>
    </>
  );
}
