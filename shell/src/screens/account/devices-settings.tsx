import { errorText, useEndDeviceMutation, useEndOtherDevicesMutation, useListDevicesQuery } from '@dwang/client';
import type { Device } from '@dwang/contracts';
import { Button, confirmAction, ErrorState, formatInstant, SectionCard, Skeleton, showToast } from '@dwang/kit';
import { SettingRow } from './setting-row';

/** Where one is signed in, with the way to end it: a lost phone is signed out from the desk. */
export function DevicesSettings() {
  const { data, error, refetch, isFetching } = useListDevicesQuery();
  const [endOthers, { isLoading }] = useEndOtherDevicesMutation();
  const signOutOthers = async () => {
    const isSure = await confirmAction({
      title: 'Sign out on all other devices?',
      text: 'Each of them needs the password again. Unsent work stays on its device.',
      confirm: 'Sign out',
    });
    if (isSure) await report(endOthers().unwrap(), 'All other devices are signed out');
  };
  const hasOthers = data?.items.some(({ isThisOne }) => !isThisOne) ?? false;
  return (
    <SectionCard title="Signed-in devices" minHeight={data ? 'none' : 'small'}>
      {data?.items.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
      {hasOthers && (
        <div className="shell-setting-end">
          <Button loading={isLoading} onClick={() => void signOutOthers()}>
            Sign out everywhere else
          </Button>
        </div>
      )}
      {!data && !error && <Skeleton active />}
      {!data && error && (
        <ErrorState
          reason={errorText(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </SectionCard>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const [end, { isLoading }] = useEndDeviceMutation();
  const lastSeen = `last seen ${formatInstant(device.lastSeenAt)}`;
  const signOut = () => report(end(device.id).unwrap(), `${device.device} is signed out`);
  return (
    <SettingRow title={device.device} text={device.isThisOne ? 'This device' : lastSeen.replace(/^l/, 'L')}>
      {!device.isThisOne && (
        <Button loading={isLoading} aria-label={`Sign out ${device.device}, ${lastSeen}`} onClick={() => void signOut()}>
          Sign out
        </Button>
      )}
    </SettingRow>
  );
}

async function report(work: Promise<unknown>, title: string): Promise<void> {
  try {
    await work;
    showToast({ tone: 'success', title });
  } catch (error) {
    showToast({ tone: 'error', title: 'Not signed out', description: errorText(error, 'Please try again.') });
  }
}
