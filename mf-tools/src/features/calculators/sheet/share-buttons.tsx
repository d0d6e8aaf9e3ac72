import { Button } from '@dwang/kit';
import { CopyIcon, PrintIcon, SendIcon } from '@dwang/kit/data';
import { useNotify } from '@dwang/shell-api';
import type { ResultDraft } from '../../../results';
import { draftText } from './outcome-draft';

/** Hands a result on: on paper, to the clipboard, or to whatever the device shares with. */
export function ShareButtons({ draft }: { draft: ResultDraft | null }) {
  const notify = useNotify();
  const copy = async () => {
    if (!draft) return;
    try {
      await navigator.clipboard.writeText(draftText(draft));
      notify.success({ title: 'Copied', seconds: 2 });
    } catch {
      notify.warning({ title: 'Could not copy', description: 'This browser did not allow it.' });
    }
  };
  const share = () => {
    // Rejects when the person closes the device's own sheet: then nothing is to be said.
    if (draft) void navigator.share({ title: draft.title, text: draftText(draft) }).catch(() => undefined);
  };
  return (
    <>
      <Button icon={<PrintIcon aria-hidden />} disabled={!draft} onClick={() => window.print()}>
        Print
      </Button>
      <Button icon={<CopyIcon aria-hidden />} disabled={!draft} onClick={() => void copy()}>
        Copy as text
      </Button>
      {typeof navigator.share === 'function' && (
        <Button icon={<SendIcon aria-hidden />} disabled={!draft} onClick={share}>
          Share
        </Button>
      )}
    </>
  );
}
