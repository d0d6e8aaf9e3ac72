import { SectionCard, Switch } from '@dwang/kit';
import { SettingRow } from './setting-row';
import { usePreferenceSetting } from './use-preference-setting';

/** The voice bar, and whether answers are read out. */
export function VoiceSettings() {
  const { preferences, change, isBusy } = usePreferenceSetting();
  const { enabled, spoken } = preferences.voice;
  return (
    <SectionCard title="Voice">
      <SettingRow title="Voice commands" text="The button for talking to the app. Alt+V starts and stops it." isWhole>
        <Switch
          aria-label="Voice commands"
          checked={enabled}
          disabled={isBusy}
          onChange={(isOn) => void change({ voice: { enabled: isOn } })}
        />
      </SettingRow>
      <SettingRow title="Spoken answers" text="Reads the answer out, for full hands." isWhole>
        <Switch
          aria-label="Spoken answers"
          checked={enabled && spoken}
          disabled={isBusy || !enabled}
          onChange={(isOn) => void change({ voice: { spoken: isOn } })}
        />
      </SettingRow>
    </SectionCard>
  );
}
