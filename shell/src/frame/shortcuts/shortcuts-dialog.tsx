import { Dialog, Link } from '@dwang/kit';
import { Keys } from './keys';
import type { Shortcut } from './own-shortcuts';
import './shortcuts.css';

/** All keys at a glance. */
export default function ShortcutsDialog({ shortcuts, onClose }: { shortcuts: Shortcut[]; onClose: () => void }) {
  return (
    <Dialog
      open
      title="Keyboard shortcuts"
      onClose={onClose}
      footer={
        <Link className="dwang-link" to="/help#section-keyboard-shortcuts" onClick={onClose}>
          Open the manual
        </Link>
      }
    >
      <dl className="shell-shortcuts">
        {shortcuts.map(({ keys, title }) => (
          <div key={keys}>
            <dt>{title}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
