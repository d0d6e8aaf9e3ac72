import { useListNotificationsQuery } from '@dwang/client';
import { BellIcon, VisuallyHidden } from '@dwang/kit';
import { useRef, useState } from 'react';
import { lateDialog } from '../../late';
import { useDismissal } from '../weather/use-dismissal';
import { NEWEST } from './newest';
import { useAttention } from './use-attention';
import './notifications.css';

const NotificationPanel = lateDialog('The notifications', () => import('./notification-panel'));

const MOST = 99;

/** The bell in the header with the number of unread notifications; a press shows the newest. */
export function NotificationBell() {
  const { data } = useListNotificationsQuery(NEWEST);
  const attention = useAttention();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useDismissal(place, isOpen, () => setOpen(false));
  const unread = (data?.totals.unread ?? 0) + attention.length;
  return (
    <div ref={place} className="shell-bell">
      <button type="button" className="shell-bell-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <BellIcon aria-hidden />
        <VisuallyHidden>Notifications{unread > 0 && `, ${unread} unread`}</VisuallyHidden>
        {unread > 0 && (
          <span className="shell-bell-count" aria-hidden>
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </button>
      {isOpen && <NotificationPanel attention={attention} onLeave={() => setOpen(false)} onMissing={() => setOpen(false)} />}
    </div>
  );
}
