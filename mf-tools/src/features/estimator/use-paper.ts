import { errorText, isApiError } from '@dwang/client';
import { saveFile, showFile } from '@dwang/kit/export';
import { unprintableNotice } from '@dwang/papers/words';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useLazyReadSharedQuery } from '../../api/estimates';
import { estimatePdf } from './pdf/estimate-pdf';

/** An estimate on paper, as its client reads it: printed from a tab of its own, or into the downloads. */
export function usePaper() {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [read] = useLazyReadSharedQuery();
  const draw = async (id: number) => {
    const estimate = await read(id).unwrap();
    const name = `Estimate-${estimate.name.replace(/[\\/:*?"<>|\s]+/g, '-')}.pdf`;
    const file = await estimatePdf(estimate);
    const unprintable = unprintableNotice(estimate);
    if (unprintable) notify.warning(unprintable);
    return { file, name };
  };
  const run = async (failed: string, act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      const reason = isApiError(error) ? errorText(error, '') : 'There was a problem generating your PDF.';
      notify.error({ title: failed, description: reason });
    } finally {
      setBusy(false);
    }
  };
  const save = (id: number) =>
    run('Export failed', async () => {
      const { file, name } = await draw(id);
      saveFile(file, name);
      notify.success({ title: 'PDF exported', description: name });
    });
  const print = (id: number) => {
    // Opened by the tap itself: a tab that opens later is blocked.
    const tab = window.open('', '_blank');
    return run('Print failed', async () => {
      const { file, name } = await draw(id).catch((error: unknown) => {
        tab?.close();
        throw error;
      });
      showFile(tab, file, name);
    });
  };
  return { isBusy, save, print };
}
