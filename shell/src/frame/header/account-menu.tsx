import { useUnsentCount } from '@dwang/client';
import type { User } from '@dwang/contracts';
import {
  DownIcon,
  Dropdown,
  HelpIcon,
  type MenuProps,
  SettingsIcon,
  SignOutIcon,
  showToast,
  UnsentIcon,
  UserIcon,
  useNavigate,
} from '@dwang/kit';
import { useSession } from '../../session';
import { useLeaving } from '../access/use-leaving';
import { UserAvatar } from './user-avatar';

const PLACES = {
  '/unsent': { title: 'Unsent work', description: 'What this device holds and the server does not.' },
  '/profile': { title: 'Profile', description: 'Your details and your company.' },
  '/settings': { title: 'Settings', description: 'How the app looks and behaves on this device.' },
  '/help': { title: 'Help', description: 'The manual, and how to find things.' },
};

const ITEMS: NonNullable<MenuProps['items']> = [
  { key: '/profile', label: 'Profile', icon: <UserIcon aria-hidden /> },
  { key: '/settings', label: 'Settings', icon: <SettingsIcon aria-hidden /> },
  { key: '/help', label: 'Help', icon: <HelpIcon aria-hidden /> },
  { type: 'divider' },
  { key: 'logout', label: 'Logout', icon: <SignOutIcon aria-hidden /> },
];

const TOAST_SECONDS = 2;

/** Profile, Settings, Help and Logout. Each shows a toast. */
export function AccountMenu({ user }: { user: User }) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const unsent = useUnsentCount();
  const items =
    unsent > 0 ? [{ key: '/unsent', label: `Unsent work (${unsent})`, icon: <UnsentIcon aria-hidden /> }, ...ITEMS] : ITEMS;
  const choose = (key: string) => {
    if (key in PLACES) {
      showToast({ tone: 'info', ...PLACES[key as keyof typeof PLACES], seconds: TOAST_SECONDS });
      navigate(key);
      return;
    }
    leave();
  };
  const run = () =>
    signOut().then(
      () => showToast({ tone: 'success', title: 'Logged out', description: 'You have been logged out.', seconds: TOAST_SECONDS }),
      () =>
        showToast({ tone: 'error', title: 'Logout Failed', description: 'There was an error signing out. Please try again.' }),
    );
  const { leave, question } = useLeaving({ run });
  return (
    <>
      <Dropdown menu={{ items, onClick: ({ key }) => choose(key) }} trigger={['click']} placement="bottomRight">
        <button type="button" className="shell-account" aria-label={`Account of ${user.username}`} aria-haspopup="menu">
          <UserAvatar user={user} />
          <span className="shell-account-name">{user.username}</span>
          <DownIcon className="shell-account-arrow" aria-hidden />
        </button>
      </Dropdown>
      {question}
    </>
  );
}
