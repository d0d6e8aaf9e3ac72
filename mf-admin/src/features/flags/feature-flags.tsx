import { errorText } from '@dwang/client';
import type { Feature } from '@dwang/contracts';
import { confirmAction, ErrorState, PageSkeleton, SectionCard, Stack, Text } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useChangeFeatureMutation, useListFeaturesQuery } from '../../api/settings';
import { FlagRow } from './flag-row';
import './flags.css';

/** Parts and tools that can be turned off for everybody. */
export default function FeatureFlags() {
  const { data, error, refetch } = useListFeaturesQuery();
  const [change] = useChangeFeatureMutation();
  const notify = useNotify();
  const set = async ({ id, name, kind, version }: Feature, isOn: boolean) => {
    const text = 'It disappears for everybody at once. Nothing is deleted, and what is kept on phones is still sent.';
    const ask = { title: `Turn off ${name}?`, text, confirm: 'Turn off', danger: true };
    if (!isOn && kind === 'remote' && !(await confirmAction(ask))) return;
    try {
      await change({ id, isOn, version }).unwrap();
      notify.success({ title: `${name} is ${isOn ? 'on' : 'off'}` });
    } catch (fault) {
      notify.error({ title: `${name} could not be changed`, description: errorText(fault, 'Please try again.') });
      void refetch();
    }
  };
  if (!data && error) {
    return (
      <ErrorState
        title="Could not load the features"
        reason={errorText(error, 'The server did not answer.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PageSkeleton variant="form" />;
  const rows = (kind: Feature['kind']) =>
    data.items
      .filter((feature) => feature.kind === kind)
      .map((feature) => <FlagRow key={feature.id} feature={feature} onChange={(isOn) => set(feature, isOn)} />);
  return (
    <Stack>
      <Text rank="secondary">What is turned off here is gone from every open page within seconds, for every company.</Text>
      <SectionCard title="Parts">{rows('remote')}</SectionCard>
      <SectionCard title="Tools">
        <div className="mf-admin-flag-grid">{rows('tool')}</div>
      </SectionCard>
    </Stack>
  );
}
