import type { Preferences } from '@dwang/contracts';
import { SectionCard, Segmented } from '@dwang/kit';
import { SettingRow } from './setting-row';
import { usePreferenceSetting } from './use-preference-setting';

type Units = Preferences['units'];
type WeekStart = 'monday' | 'sunday';

const UNITS: { value: Units; label: string }[] = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
];
const WEEK_STARTS: { value: WeekStart; label: string }[] = [
  { value: 'monday', label: 'Monday' },
  { value: 'sunday', label: 'Sunday' },
];

/** Units and week start, the same on all devices of the person. */
export function PreferenceSettings() {
  const { preferences, change, isBusy } = usePreferenceSetting();
  return (
    <SectionCard title="Units and dates">
      <SettingRow title="Units" text="For measuring and calculators. Weather is always metric.">
        <Segmented<Units>
          aria-label="Units"
          options={UNITS}
          value={preferences.units}
          disabled={isBusy}
          onChange={(units) => void change({ units })}
        />
      </SettingRow>
      <SettingRow
        title="Week starts on"
        text="In the schedule and where you choose a day. Weeks and months of hours begin on Sunday everywhere; phones show their own calendar."
      >
        <Segmented<WeekStart>
          aria-label="Week starts on"
          options={WEEK_STARTS}
          value={preferences.weekStart === 1 ? 'monday' : 'sunday'}
          disabled={isBusy}
          onChange={(day) => void change({ weekStart: day === 'monday' ? 1 : 0 })}
        />
      </SettingRow>
    </SectionCard>
  );
}
