import type { Preferences } from '@dwang/contracts';
import { SectionCard, Segmented } from '@dwang/kit';
import { SettingRow } from './setting-row';
import { usePreferenceSetting } from './use-preference-setting';

type Units = Preferences['units'];

const UNITS: { value: Units; label: string }[] = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
];

/** Units, the same on all devices of the person. */
export function PreferenceSettings() {
  const { preferences, change, isBusy } = usePreferenceSetting();
  return (
    <SectionCard title="Units">
      <SettingRow title="Units" text="For measuring and calculators. Weather is always metric.">
        <Segmented<Units>
          aria-label="Units"
          options={UNITS}
          value={preferences.units}
          disabled={isBusy}
          onChange={(units) => void change({ units })}
        />
      </SettingRow>
    </SectionCard>
  );
}
