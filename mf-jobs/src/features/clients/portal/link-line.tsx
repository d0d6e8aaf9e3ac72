import { errorText } from '@dwang/client';
import { LINK_DAYS, type PortalLink } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { Button, confirmAction, formatCount, formatDay, formatInstant, Skeleton, StatusTag } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { usePortalViewsQuery, useRenewPortalLinkMutation, useRevokePortalLinkMutation } from './portal.api';

const STATES = {
  open: <StatusTag tone="good">Open</StatusTag>,
  expired: <StatusTag tone="warn">Expired</StatusTag>,
  revoked: <StatusTag tone="neutral">Revoked</StatusTag>,
};

/** One link: for whom, until when, how often opened, and what can be done with it. */
export function LinkLine({ link, showsClient }: { link: PortalLink; showsClient: boolean }) {
  const { timeZone } = useUser().company;
  const notify = useNotify();
  const [renew, renewing] = useRenewPortalLinkMutation();
  const [revoke, revoking] = useRevokePortalLinkMutation();
  const [isShowingViews, setShowingViews] = useState(false);
  const { id, clientName, label, state, showPhotos, expiresAt, revokedAt, createdAt, views, lastViewedAt } = link;
  const title = (showsClient ? clientName : label) || 'Private link';

  const dayText = (iso: string) => formatDay(dayOf(Date.parse(iso), timeZone));
  const change = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      notify.success({ title: done, description: title });
    } catch (error) {
      notify.error({ title: 'Link not changed', description: errorText(error, 'Please try again.') });
    }
  };
  const askAndRevoke = async () => {
    const text = 'The address stops working at once, for good. You can make a new link.';
    if (await confirmAction({ title: `Revoke the link of ${clientName}?`, text, confirm: 'Revoke link', danger: true }))
      await change(() => revoke(id).unwrap(), 'Link revoked');
  };
  return (
    <li>
      <div className="clients-line">
        <div className="clients-line-main">
          <strong>
            {title} {STATES[state]}
          </strong>
          <span className="clients-beside">
            {showsClient && label ? `${label} · ` : ''}
            {until(state, dayText((state === 'revoked' && revokedAt) || expiresAt))}
            {showPhotos ? ' · with photos' : ''} · made {dayText(createdAt)}
          </span>
          <span className="clients-beside">
            {views === 0
              ? 'Not opened yet'
              : `Opened ${views === 1 ? 'once' : `${formatCount(views)} times`}, last ${formatInstant(lastViewedAt, timeZone)}`}
          </span>
        </div>
        <div className="clients-actions">
          {views > 0 && (
            <Button aria-expanded={isShowingViews} onClick={() => setShowingViews(!isShowingViews)}>
              Views
            </Button>
          )}
          {state !== 'revoked' && (
            <>
              <Button
                loading={renewing.isLoading}
                onClick={() => void change(() => renew(id).unwrap(), `Link works for ${LINK_DAYS} more days`)}
              >
                Renew
              </Button>
              <Button danger type="text" loading={revoking.isLoading} onClick={() => void askAndRevoke()}>
                Revoke
              </Button>
            </>
          )}
        </div>
      </div>
      {isShowingViews && <Views linkId={id} timeZone={timeZone} />}
    </li>
  );
}

const until = (state: PortalLink['state'], day: string): string =>
  ({ open: `works until ${day}`, expired: `expired ${day}`, revoked: `revoked ${day}` })[state];

function Views({ linkId, timeZone }: { linkId: number; timeZone: string }) {
  const { data, error } = usePortalViewsQuery(linkId);
  if (error && !data) return <p className="clients-beside">{errorText(error, 'Could not load the views.')}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <ul className="clients-beside" aria-label="Views">
      {data.items.map(({ id, viewedAt, device, network }) => (
        <li key={id}>
          {formatInstant(viewedAt, timeZone)}: {device}, network {network.slice(0, 6)}
        </li>
      ))}
      {data.totals.count > data.items.length && <li>{formatCount(data.totals.count - data.items.length)} earlier</li>}
    </ul>
  );
}
