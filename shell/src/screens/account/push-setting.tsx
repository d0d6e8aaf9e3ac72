import {
  isSharedDevice,
  useAddPushSubscriptionMutation,
  useGetPushKeyQuery,
  useRemovePushSubscriptionMutation,
} from '@dwang/client';
import { Switch, showToast } from '@dwang/kit';
import { useState } from 'react';
import { canPush, subscribeHere, takesPushFor, unsubscribeHere } from '../../frame/notifications/push-device';
import { SettingRow } from './setting-row';

/** Push messages on this device: only where the browser and the server can do it, and nobody else would read them. */
export function PushSetting({ userId }: { userId: number }) {
  const { data } = useGetPushKeyQuery();
  const [add] = useAddPushSubscriptionMutation();
  const [remove] = useRemovePushSubscriptionMutation();
  const [isOn, setOn] = useState(() => takesPushFor(userId));
  const [isBusy, setBusy] = useState(false);
  if (!data?.key || !canPush() || isSharedDevice()) return null;
  const { key } = data;
  const switchOn = async () => {
    const subscription = await subscribeHere(userId, key);
    if (!subscription) {
      const description = 'Allow notifications for this site in the browser, then switch it on again.';
      showToast({ tone: 'error', title: 'Notifications are blocked', description });
      return;
    }
    await add(subscription).unwrap();
    setOn(true);
  };
  const switchOff = async () => {
    setOn(false);
    const endpoint = await unsubscribeHere();
    if (endpoint) await remove(endpoint).unwrap();
  };
  const change = (isWanted: boolean) => {
    setBusy(true);
    (isWanted ? switchOn() : switchOff())
      .catch(() => showToast({ tone: 'error', title: 'Could not change it', description: 'Please try again.' }))
      .finally(() => setBusy(false));
  };
  return (
    <SettingRow title="Push messages on this device" text="They arrive while the app is closed, from 7 am to 8 pm." isWhole>
      <Switch aria-label="Push messages on this device" checked={isOn} loading={isBusy} onChange={change} />
    </SettingRow>
  );
}
