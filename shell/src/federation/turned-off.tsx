import { EmptyState, LinkButton, Page } from '@dwang/kit';
import type { RemoteId } from '@dwang/shell-api';
import { remoteName } from './remote-name';

interface TurnedOffProps {
  remote: RemoteId;
  /** Of the one screen that is off, when it is not the whole remote. */
  title?: string;
}

/** In place of the screens of a part that the administrator has turned off. */
export function TurnedOff({ remote, title }: TurnedOffProps) {
  const name = title ?? remoteName(remote);
  const away = remote === 'mf-dashboard' ? { to: '/help', label: 'Open the manual' } : { to: '/', label: 'Back to Dashboard' };
  return (
    <Page title={name}>
      <EmptyState
        text={`${name} is turned off`}
        hint="The administrator has turned this part off for now. Nothing is lost: it comes back by itself."
        action={
          <LinkButton to={away.to} type="primary">
            {away.label}
          </LinkButton>
        }
      />
    </Page>
  );
}
