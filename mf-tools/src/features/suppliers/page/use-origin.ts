import { useJobChoices } from '@dwang/client';
import type { Place } from '@dwang/contracts';
import { DEFAULT_PLACE, type DevicePlace, useDevicePlace } from '../use-device-place';

/** From where distances count. */
export interface Origin {
  from: Place;
  /** Whether it is a place that somebody stands or works at, and not the default. */
  isKnown: boolean;
  device: DevicePlace;
  /** The job that was chosen is not on the map. */
  isJobUnplaced: boolean;
  job: ReturnType<typeof useJobChoices>['search'];
}

/** The chosen job's site, else where this device is, else the default place. */
export function useOrigin(jobId: number): Origin {
  const { chosen, search: job } = useJobChoices(jobId);
  const device = useDevicePlace(jobId === 0);
  const isRead = jobId !== 0 && chosen?.id === jobId;
  const site = isRead ? (chosen.place ?? chosen.sitePlace) : null;
  const known = site ?? device.found;
  return { from: known ?? DEFAULT_PLACE, isKnown: known !== null, device, isJobUnplaced: isRead && !site, job };
}
