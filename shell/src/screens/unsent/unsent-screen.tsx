import { useUnclaimed, useUnsent, useUnsentIsKnown } from '@dwang/client';
import { Button, EmptyState, Page, SectionCard, Skeleton, Stack } from '@dwang/kit';
import { exportUnsent } from './export-unsent';
import { UnclaimedCard } from './unclaimed-card';
import { UnsentRow } from './unsent-row';
import './unsent.css';

/** /unsent: what this device holds and the server does not, and what to do about it. */
export default function UnsentScreen() {
  const writes = useUnsent();
  const unclaimed = useUnclaimed().length;
  const isKnown = useUnsentIsKnown();
  const refused = writes.filter(({ state }) => state === 'refused');
  const waiting = writes.filter(({ state }) => state === 'waiting');
  const save = <Button onClick={() => exportUnsent(writes)}>Export as a file</Button>;
  return (
    <Page
      title="Unsent work"
      subtitle="Kept on this device until the server has it. Nothing here is lost when you close the app or sign out."
      width="narrow"
      extra={writes.length > 0 && save}
    >
      <Stack gap={4}>
        <UnclaimedCard />
        {!isKnown && <Skeleton active paragraph={{ rows: 4 }} />}
        {isKnown && writes.length === 0 && unclaimed === 0 && (
          <EmptyState text="Everything is sent" hint="What you do without signal shows here until it is." />
        )}
        {refused.length > 0 && (
          <SectionCard title="Needs attention">
            <ul className="shell-unsent">
              {refused.map((write) => (
                <UnsentRow key={write.id} write={write} />
              ))}
            </ul>
          </SectionCard>
        )}
        {waiting.length > 0 && (
          <SectionCard title="Waiting to be sent">
            <ul className="shell-unsent">
              {waiting.map((write) => (
                <UnsentRow key={write.id} write={write} />
              ))}
            </ul>
          </SectionCard>
        )}
      </Stack>
    </Page>
  );
}
