import { useGetPreferencesQuery, usePatchPreferencesMutation } from '@dwang/client';
import type { NotificationKind } from '@dwang/contracts';
import { SectionCard, Switch, showToast } from '@dwang/kit';
import { KINDS } from '../../frame/notifications/kinds';
import { useSession } from '../../session';
import { PushSetting } from './push-setting';
import { SettingRow } from './setting-row';
import './notification-settings.css';

const failed = (title: string) => showToast({ tone: 'error', title, description: 'Please try again.' });

interface ChannelProps {
  name: 'App' | 'Push' | 'Email';
  /** The kind's title. */
  of: string;
  isOn: boolean;
  disabled: boolean;
  onChange: (isOn: boolean) => void;
}

/** One way in which a kind may come. */
function Channel({ name, of, isOn, disabled, onChange }: ChannelProps) {
  return (
    <span className="shell-channel">
      <Switch aria-label={`${of}: ${name}`} disabled={disabled} checked={isOn} onChange={onChange} />
      <span aria-hidden>{name}</span>
    </span>
  );
}

/** What a person is told of, each kind in the app, as a push message and by e-mail. Kept on the server, for all devices. */
export function NotificationSettings() {
  const { user } = useSession();
  const { data } = useGetPreferencesQuery();
  const [patch] = usePatchPreferencesMutation();
  if (!user) return null;
  // Refused work is always shown: it is the person's own, and nothing else tells of it.
  const hidden: NotificationKind[] = ['entry-needs-attention', ...(user.isAdministrator ? [] : ['backup-failed' as const])];
  const kinds = (Object.keys(KINDS) as NotificationKind[]).filter((kind) => !hidden.includes(kind));
  const change = (kind: NotificationKind, channels: { app?: boolean; push?: boolean; mail?: boolean }) =>
    void patch({ notifications: { [kind]: channels } })
      .unwrap()
      .catch(() => failed('Could not save the setting'));
  return (
    <SectionCard title="Notifications">
      <PushSetting userId={user.id} />
      {kinds.map((kind) => {
        const { app, push, mail = app } = data?.notifications[kind] ?? { app: true, push: true };
        const { title, text } = KINDS[kind];
        return (
          <SettingRow key={kind} title={title} text={text}>
            <span className="shell-channels">
              <Channel name="App" of={title} isOn={app} disabled={!data} onChange={(isOn) => change(kind, { app: isOn })} />
              <Channel name="Push" of={title} isOn={push} disabled={!data} onChange={(isOn) => change(kind, { push: isOn })} />
              <Channel name="Email" of={title} isOn={mail} disabled={!data} onChange={(isOn) => change(kind, { mail: isOn })} />
            </span>
          </SettingRow>
        );
      })}
    </SectionCard>
  );
}
