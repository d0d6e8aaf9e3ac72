import type { Role } from '@dwang/contracts';
import { Page, SectionCard, Stack } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { UserAvatar } from '../../frame/header/user-avatar';
import { useSession } from '../../session';
import './account.css';

const ROLES: Record<Role, string> = {
  owner: 'Owner',
  user: 'Team member',
  contractor: 'Contractor',
};

const AVATAR = 64;

/** /profile: who is signed in, and for which company. */
export default function ProfileScreen() {
  const { user } = useSession();
  if (!user) return null;
  const you = [
    { label: 'Username', value: user.username },
    { label: 'Email', value: user.email },
    { label: 'Role', value: ROLES[user.role] },
    ...(user.isAdministrator ? [{ label: 'Also', value: 'Administrator of Dwang' }] : []),
  ];
  const company = [
    { label: 'Name', value: user.company.name },
    { label: 'Time zone', value: user.company.timeZone },
  ];
  return (
    <Page title="Profile" width="narrow">
      <Stack gap={4}>
        <div className="shell-profile-head">
          <UserAvatar user={user} size={AVATAR} />
          <div>
            <strong>{user.username}</strong>
            <span className="shell-profile-company">{user.company.name}</span>
          </div>
        </div>
        <SectionCard title="You">
          <DetailList items={you} />
        </SectionCard>
        <SectionCard title="Your company">
          <DetailList items={company} />
        </SectionCard>
      </Stack>
    </Page>
  );
}
