import type { NotificationItem, NotificationTone } from '@dwang/contracts';
import { BadIcon, CheckIcon, GoodIcon, InfoIcon, Link, VisuallyHidden, WarnIcon } from '@dwang/kit';

const ICONS = { success: GoodIcon, warning: WarnIcon, error: BadIcon, info: InfoIcon };
const TONES: Record<NotificationTone, string> = { success: 'good', warning: 'warn', error: 'bad', info: 'calm' };
const WORDS: Record<NotificationTone, string> = {
  success: 'Good news',
  warning: 'Warning',
  error: 'Problem',
  info: 'Information',
};

export interface NotificationRowProps extends Pick<NotificationItem, 'type' | 'title' | 'message' | 'to' | 'read'> {
  /** At the right of the title: how long ago. */
  when?: string;
  onOpen?: () => void;
  /** Without it the row has no button: what it tells of is not over by being read. */
  onMark?: () => void;
}

/** One notification: a press opens what it is about; the button marks it as read. */
export function NotificationRow({ type, title, message, to, read, when, onOpen, onMark }: NotificationRowProps) {
  const Icon = ICONS[type];
  return (
    <li className={read ? 'shell-notice' : 'shell-notice shell-notice-unread'}>
      <Link to={to} className="shell-notice-link" onClick={onOpen}>
        <span className={`shell-notice-icon dwang-tone-${TONES[type]}`}>
          <Icon aria-hidden />
          <VisuallyHidden>
            {WORDS[type]}
            {!read && ', unread'}:{' '}
          </VisuallyHidden>
        </span>
        <span className="shell-notice-words">
          <strong>{title}</strong>
          <span>{message}</span>
          {when && <small>{when}</small>}
        </span>
      </Link>
      {onMark && (
        <button type="button" className="dwang-icon-button" aria-label={`Mark as read: ${title}`} onClick={onMark}>
          <CheckIcon aria-hidden />
        </button>
      )}
    </li>
  );
}
