import { saveFile } from '@dwang/kit/export';
import { useState } from 'react';

/** Draws a paper and puts it into the downloads. The page of a client has no toasts: whether it failed is said beside the button. */
export function usePaperPdf(draw: () => Promise<{ file: Blob; name: string }>) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const { file, name } = await draw();
      saveFile(file, name);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, hasFailed, save };
}
