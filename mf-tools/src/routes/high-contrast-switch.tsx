import { Row, Switch, type ThemeChoice, useTheme } from '@dwang/kit';

const KEY = 'dwang-theme-before-contrast';

/** Black behind everything, for tools in the sun; switching it off brings back the look from before. */
export function HighContrastSwitch() {
  const { choice, scheme, contrast, setChoice, setContrast } = useTheme();
  const isOn = contrast === 'high' && scheme === 'dark';
  const change = (on: boolean) => {
    setContrast(on ? 'high' : 'normal');
    if (!on) return setChoice(takeLook());
    keepLook(choice);
    setChoice('dark');
  };
  return (
    <Row>
      <span id="tools-high-contrast">High Contrast Mode</span>
      <Switch aria-labelledby="tools-high-contrast" checked={isOn} onChange={change} />
    </Row>
  );
}

function keepLook(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the system's look comes back.
  }
}

function takeLook(): ThemeChoice {
  try {
    const kept = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}
