import type { User } from '@dwang/contracts';
import { Avatar } from '@dwang/kit';

/** The person's picture, else the first letter of the name. */
export function UserAvatar({ user, size = 32 }: { user: User; size?: number }) {
  const [letter = ''] = user.username.trim();
  return (
    <Avatar size={size} src={user.profileImageUrl ?? undefined} alt="">
      {letter.toLocaleUpperCase('en-NZ')}
    </Avatar>
  );
}
