import { Page, Stack, useLocation } from '@dwang/kit';
import { type ComponentType, useEffect } from 'react';
import { AppearanceSettings } from './appearance-settings';
import { BuildSettings } from './build-settings';
import { DataSettings } from './data-settings';
import { DeviceStorage } from './device-storage';
import { DevicesSettings } from './devices-settings';
import { NotificationSettings } from './notification-settings';
import { PlanSettings } from './plan-settings';
import { PreferenceSettings } from './preference-settings';
import { SecuritySettings } from './security/security-settings';
import { TeamSettings } from './team/team-settings';
import { TimerSettings } from './timer-settings';
import { VoiceSettings } from './voice-settings';
import { WeatherSettings } from './weather-settings';
import './account.css';

/** In the order in which they are shown; `id` is the part's anchor in the address: `/settings#devices`. */
const PARTS: { id: string; Part: ComponentType }[] = [
  { id: 'appearance', Part: AppearanceSettings },
  { id: 'units', Part: PreferenceSettings },
  { id: 'timer', Part: TimerSettings },
  { id: 'voice', Part: VoiceSettings },
  { id: 'notifications', Part: NotificationSettings },
  { id: 'weather', Part: WeatherSettings },
  { id: 'offline', Part: DeviceStorage },
  { id: 'team', Part: TeamSettings },
  { id: 'plan', Part: PlanSettings },
  { id: 'security', Part: SecuritySettings },
  { id: 'devices', Part: DevicesSettings },
  { id: 'data', Part: DataSettings },
  { id: 'builds', Part: BuildSettings },
];

/** /settings: how Dwang looks and behaves, and where one is signed in. */
export default function SettingsScreen() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <Page title="Settings" subtitle="Appearance is kept on this device, all else with your account." width="narrow">
      <Stack gap={4}>
        {PARTS.map(({ id, Part }) => (
          <div key={id} id={id} className="shell-settings-part">
            <Part />
          </div>
        ))}
      </Stack>
    </Page>
  );
}
