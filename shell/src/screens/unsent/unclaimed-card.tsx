import { claimUnsent, discardUnsent, useUnclaimed } from '@dwang/client';
import { Button, confirmAction, Row, SectionCard, Stack, showToast, Text } from '@dwang/kit';
import { exportUnsent } from './export-unsent';

/** Time entries of an older app on this device, which does not say whose they are: the person does. */
export function UnclaimedCard() {
  const found = useUnclaimed();
  if (found.length === 0) return null;
  const claim = () => void claimUnsent();
  const discard = async () => {
    const isSure = await confirmAction({
      title: `Discard ${found.length} found entries?`,
      text: 'They are only on this device and will be gone for good.',
      confirm: 'Discard',
      cancel: 'Keep them',
      danger: true,
    });
    if (!isSure) return;
    for (const { id } of found) await discardUnsent(id);
    showToast({ tone: 'success', title: 'Local entries cleared' });
  };
  return (
    <SectionCard title="Found on this device">
      <Stack gap={3}>
        <Text>
          {found.length === 1 ? 'One time entry' : `${found.length} time entries`} of an earlier version. It does not say whose
          they are.
        </Text>
        <ul className="shell-unsent-found">
          {found.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
        <Row gap={2}>
          <Button type="primary" onClick={claim}>
            They are mine
          </Button>
          <Button onClick={() => exportUnsent(found)}>Export as a file</Button>
          <Button danger onClick={() => void discard()}>
            Discard
          </Button>
        </Row>
      </Stack>
    </SectionCard>
  );
}
