import { SectionCard, Switch, showToast } from '@dwang/kit';
import { useSyncExternalStore } from 'react';
import { isNotifying, onNotifying, setNotifying } from '../../frame/timer/timer-notification-choice';
import { SettingRow } from './setting-row';

/** The running timer as a notification of this device. */
export function TimerSettings() {
  const isOn = useSyncExternalStore(onNotifying, isNotifying);
  const change = async (isWanted: boolean) => {
    if (await setNotifying(isWanted)) return;
    showToast({
      tone: 'error',
      title: 'Notifications are blocked',
      description: 'Allow notifications for this site in the browser, then switch it on again.',
    });
  };
  return (
    <SectionCard title="Job timer">
      <SettingRow
        title="Timer notification"
        text="While time runs, a notification on this device can stop and save it or pause it."
        isWhole
      >
        <Switch aria-label="Timer notification" checked={isOn} onChange={(isWanted) => void change(isWanted)} />
      </SettingRow>
    </SectionCard>
  );
}
