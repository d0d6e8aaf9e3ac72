import { errorText } from '@dwang/client';
import type { AccountExport } from '@dwang/contracts';
import { showToast, startDownload } from '@dwang/kit';
import { useEffect, useState } from 'react';
import { useCancelAccountExportMutation, useListAccountExportsQuery, useStartAccountExportMutation } from './exports-api';

/** Milliseconds between two looks at how far it is. */
const LOOK_EVERY = 1500;

const isOn = ({ status }: AccountExport): boolean => status === 'ready' || status === 'sending';

/** The browser itself downloads it, so that no page must hold what may be larger than a phone's memory; the server tells how far it is. */
export function useExport() {
  const [isLooking, setLooking] = useState(false);
  const { data } = useListAccountExportsQuery(undefined, { pollingInterval: isLooking ? LOOK_EVERY : 0 });
  const [begin, { isLoading }] = useStartAccountExportMutation();
  const [remove, { isLoading: isCancelling }] = useCancelAccountExportMutation();
  const newest = data?.items[0];
  const work = newest && isOn(newest) ? newest : null;
  const isUnderWay = work !== null;
  useEffect(() => setLooking(isUnderWay), [isUnderWay]);
  useToldEnd(newest);
  const start = async () => {
    try {
      const { id } = await begin().unwrap();
      startDownload(`/api/account/export?id=${id}`);
    } catch (error) {
      fail(errorText(error, 'Please try again.'));
    }
  };
  const cancel = async () => {
    if (!work) return;
    try {
      await remove(work.id).unwrap();
    } catch (error) {
      showToast({ tone: 'error', title: 'The export was not cancelled', description: errorText(error, 'Please try again.') });
    }
  };
  return { work, isBeginning: isLoading, isCancelling, start, cancel };
}

/** The one whose end is still to be told, by whichever screen of this page sees it first. */
let awaited: number | null = null;

function useToldEnd(newest: AccountExport | undefined): void {
  useEffect(() => {
    if (!newest) return;
    if (isOn(newest)) awaited = newest.id;
    else if (newest.id === awaited) {
      awaited = null;
      if (newest.status === 'sent') showToast({ tone: 'success', title: 'Export sent', description: SAVED });
      else fail(newest.bytes > 0 ? LOST : NOT_BEGUN, 0);
    }
  }, [newest]);
}

/** Without seconds it stays until it is closed: an export takes long enough to look away. */
const fail = (description: string, seconds?: number) =>
  showToast({ tone: 'error', title: 'Export failed', description, ...(seconds === undefined ? {} : { seconds }) });

const SAVED = 'Your browser shows among its downloads when all of it is saved.';
const LOST = 'The connection was lost before all of it had come. What was saved is not whole; please try again.';
const NOT_BEGUN = 'The download did not begin. Please try again.';
