import { appName } from '@dwang/client';
import { Alert, Button, showToast } from '@dwang/kit';

/** Recovery codes, shown this once: to be written down, copied or kept as a file. */
export function RecoveryCodesPanel({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'success', title: 'Codes copied' });
    } catch {
      showToast({
        tone: 'error',
        title: 'Not copied',
        description: 'This browser does not let the page copy. Please write them down.',
      });
    }
  };
  return (
    <div className="shell-recovery">
      <Alert
        type="warning"
        showIcon
        title="Keep these recovery codes"
        description="If you lose your phone, each of them signs you in once instead of a code or passkey. They are not shown again."
      />
      <ul className="shell-recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="dwang-form-actions">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={() => save(text)}>Download</Button>
        <Button type="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([`Recovery codes for ${appName()}\n\n${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${appName()} recovery codes.txt`;
  link.click();
  URL.revokeObjectURL(url);
}
