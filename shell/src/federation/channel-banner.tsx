import { Alert } from '@dwang/kit';
import { notOnStable } from './channels';
import { remoteName } from './remote-name';
import { useRemotes } from './use-remotes';
import './channel-banner.css';

/** Says on every screen that some part runs a build that is not everybody's. */
export function ChannelBanner() {
  const { registry, choices } = useRemotes();
  const names = notOnStable(registry, choices).map(remoteName);
  if (names.length === 0) return null;
  return (
    <div className="shell-staging">
      <Alert
        banner
        type="warning"
        showIcon
        title={`Staging build: ${names.join(', ')}. You are trying a build that not everybody has yet.`}
      />
    </div>
  );
}
