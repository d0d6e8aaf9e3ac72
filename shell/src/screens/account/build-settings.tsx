import { Alert, Button, SectionCard, Segmented } from '@dwang/kit';
import type { RemoteId } from '@dwang/shell-api';
import { useState } from 'react';
import { type Channel, getChannels, remoteName, setChannel, usedChannel, useRemotes } from '../../federation';
import { SettingRow } from './setting-row';

const CHANNELS: { label: string; value: Channel }[] = [
  { label: 'Stable', value: 'stable' },
  { label: 'Staging', value: 'staging' },
];

/** For testers: which build of a part this browser uses. Only there while remotes.json offers a second build of some part. */
export function BuildSettings() {
  const { registry } = useRemotes();
  const [chosen, setChosen] = useState(getChannels);
  const [isChanged, setChanged] = useState(false);
  const offered = (Object.keys(registry) as RemoteId[]).flatMap((id) => {
    const entry = registry[id];
    return entry?.channels.staging ? [{ id, channel: usedChannel(entry, chosen[id]) }] : [];
  });
  if (offered.length === 0) return null;
  const choose = (id: RemoteId, channel: Channel) => {
    setChannel(id, channel);
    setChosen({ ...chosen, [id]: channel });
    setChanged(true);
  };
  return (
    <SectionCard title="Test builds">
      {offered.map(({ id, channel }) => (
        <SettingRow key={id} title={remoteName(id)} text="Staging is the build before everybody gets it.">
          <Segmented<Channel>
            aria-label={`Build of ${remoteName(id)}`}
            options={CHANNELS}
            value={channel}
            onChange={(next) => choose(id, next)}
          />
        </SettingRow>
      ))}
      {isChanged && (
        <Alert
          type="info"
          showIcon
          title="The choice counts from the next load of the page."
          action={<Button onClick={() => window.location.assign('/settings')}>Load now</Button>}
        />
      )}
    </SectionCard>
  );
}
