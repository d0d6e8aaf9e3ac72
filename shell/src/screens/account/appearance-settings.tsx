import { SectionCard, Segmented, Switch, type ThemeChoice, useTheme } from '@dwang/kit';
import { setGraphics } from '../../frame/background/graphics';
import { useGraphics } from '../../frame/background/use-graphics';
import { SettingRow } from './setting-row';

const THEMES: { label: string; value: ThemeChoice }[] = [
  { label: 'Light', value: 'light' },
  { label: 'Dark', value: 'dark' },
  { label: 'System', value: 'system' },
];

/** Theme, contrast and the moving background, all kept on this device. */
export function AppearanceSettings() {
  const { choice, contrast, setChoice, setContrast } = useTheme();
  const isEco = useGraphics() === 'eco';
  return (
    <SectionCard title="Appearance">
      <SettingRow title="Theme" text="System follows this device.">
        <Segmented<ThemeChoice> aria-label="Theme" options={THEMES} value={choice} onChange={setChoice} />
      </SettingRow>
      <SettingRow title="High contrast" text="Stronger text and lines, for bright sun." isWhole>
        <Switch
          aria-label="High contrast"
          checked={contrast === 'high'}
          onChange={(isHigh) => setContrast(isHigh ? 'high' : 'normal')}
        />
      </SettingRow>
      <SettingRow title="Eco Mode" text="Saves battery: half as much moves in the background, and it rests when you do." isWhole>
        <Switch aria-label="Eco Mode" checked={isEco} onChange={(isOn) => setGraphics(isOn ? 'eco' : 'full')} />
      </SettingRow>
    </SectionCard>
  );
}
