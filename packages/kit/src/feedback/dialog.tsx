import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from '../icons';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Left out, it cannot be closed: it has no ✕, and what stands in it leads on. */
  onClose?: () => void;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** `centre` (a sheet from below on phones), `side` (a panel from the right, whole width on phones). */
  variant?: 'centre' | 'side';
  /** `wide` is for a panel at the side that shows two things beside each other. */
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** Set while something is saved: Escape and a click beside it do nothing. */
  busy?: boolean;
}

/**
 * A modal dialog on the browser's own `<dialog>`: focus stays inside and returns, Escape and a click beside it close it, nothing of it is in
 * the page while closed.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, children, footer, variant = 'centre', size = 'medium', busy = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => {
    if (!busy) onClose?.();
  };
  useEffect(() => openModal(element.current), []);
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === element.current) close();
  };
  return (
    <dialog
      ref={element}
      className={`dwang-dialog dwang-dialog-${variant} dwang-dialog-${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        if (event.target === element.current) reopenIfShut(element.current);
      }}
      onKeyDownCapture={closeListFirst}
      onMouseDown={closeBeside}
    >
      <div className="dwang-dialog-panel">
        <header className="dwang-dialog-head">
          <h2 id={titleId}>{title}</h2>
          {onClose && (
            <button type="button" className="dwang-icon-button" aria-label="Close" onClick={close} disabled={busy}>
              <CloseIcon aria-hidden />
            </button>
          )}
        </header>
        <div className="dwang-dialog-body">{children}</div>
        {footer && <footer className="dwang-dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  );
}

/** A browser shuts a dialog by itself when Escape is pressed twice; as long as it is drawn it stands open. */
function reopenIfShut(dialog: HTMLDialogElement): void {
  if (dialog.isConnected && !dialog.open && typeof dialog.showModal === 'function') dialog.showModal();
}

/** Escape in an open list or menu closes that one, not the dialog around it. */
function closeListFirst(event: KeyboardEvent): void {
  const isInList = event.target instanceof Element && event.target.closest('[aria-expanded="true"], [role="menu"]');
  if (event.key === 'Escape' && isInList) event.preventDefault();
}

/** The first field has the focus, or a button before it that is marked `data-takes-focus`. */
function openModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  const opener = document.activeElement;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
  dialog
    .querySelector<HTMLElement>('.dwang-dialog-body form :is(input:not([type="hidden"]), textarea, [data-takes-focus])')
    ?.focus();
  return () => {
    if (typeof dialog.close === 'function') dialog.close();
    // The dialog's own event cannot reach the page any more; the toasts listen for it to move home.
    document.dispatchEvent(new Event('close'));
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
