import { appName, errorText, useChangePictureMutation, useGetAccountQuery } from '@dwang/client';
import type { Role } from '@dwang/contracts';
import { ErrorState, Page, SectionCard, Skeleton, Stack } from '@dwang/kit';
import { UserAvatar } from '../../frame/header/user-avatar';
import { useSession } from '../../session';
import { CompanySection } from './company-section';
import { DetailsForm } from './details-form';
import { PictureField } from './picture-field';
import { SignInDetails } from './sign-in-details';
import { useFreshUser } from './use-fresh-user';
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
  const { data: account, error, refetch, isFetching } = useGetAccountQuery();
  const [changePicture] = useChangePictureMutation();
  const refresh = useFreshUser();
  if (!user) return null;
  const savePicture = async (file: Blob | null) => {
    await changePicture(file).unwrap();
    await refresh();
  };
  return (
    <Page title="Profile" width="narrow">
      <Stack gap={4}>
        <PictureField kind="person" name="picture" isThere={user.profileImageUrl !== null} onChange={savePicture}>
          <UserAvatar user={user} size={AVATAR} />
          <div className="shell-profile-words">
            <strong>{user.username}</strong>
            <span className="shell-profile-company">
              {ROLES[user.role]}, {user.company.name}
              {user.isAdministrator && ` · Administrator of ${appName()}`}
            </span>
          </div>
        </PictureField>
        {account ? (
          <>
            <DetailsForm key={account.id} account={account} />
            <SignInDetails account={account} />
          </>
        ) : (
          <SectionCard title="You" minHeight="large">
            {error ? (
              <ErrorState
                reason={errorText(error, 'The server did not answer.')}
                onRetry={() => void refetch()}
                retrying={isFetching}
              />
            ) : (
              <Skeleton active />
            )}
          </SectionCard>
        )}
        <CompanySection user={user} />
      </Stack>
    </Page>
  );
}
