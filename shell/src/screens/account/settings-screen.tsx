import { Page, Stack } from '@dwang/kit';
import { AppearanceSettings } from './appearance-settings';
import { BuildSettings } from './build-settings';
import './account.css';
import { TimerSettings } from './timer-settings';
import { WeatherSettings } from './weather-settings';

/** /settings: how Dwang looks and behaves on this device. */
export default function SettingsScreen() {
  return (
    <Page title="Settings" subtitle="Kept on this device." width="narrow">
      <Stack gap={4}>
        <AppearanceSettings />
        <TimerSettings />
        <WeatherSettings />
        <BuildSettings />
      </Stack>
    </Page>
  );
}
