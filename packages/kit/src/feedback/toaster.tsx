import { Button } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { BadIcon, CloseIcon, GoodIcon, InfoIcon, WarnIcon } from '../icons';
import { useIsPhone } from '../layout/use-is-phone';
import { dismissToast, onToasts, type ShownToast, shownToasts } from './toast-store';
import { useSwipe } from './use-swipe';

const icons = { success: GoodIcon, info: InfoIcon, warning: WarnIcon, error: BadIcon };
const DEFAULT_SECONDS = 4;

/** Where toasts lie: in the open dialog, since the browser's top layer hides everything else, otherwise in the page. */
function useHome(): Element {
  const [home, setHome] = useState<Element>(document.body);
  useEffect(() => {
    const find = () => setHome([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body);
    const stop = onToasts(find);
    document.addEventListener('close', find, true);
    return () => {
      stop();
      document.removeEventListener('close', find, true);
    };
  }, []);
  return home.isConnected ? home : document.body;
}

/**
 * Draws the toasts: on a phone only the newest, the one before it comes back with its full time. Errors are announced at once, the rest when
 * the screen reader is free; a touch or hover stops the clock.
 */
export function Toaster() {
  const all = useSyncExternalStore(onToasts, shownToasts, shownToasts);
  const toasts = useIsPhone() ? all.slice(-1) : all;
  const home = useHome();
  return createPortal(
    <section className="dwang-toasts" aria-label="Messages">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>,
    home,
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const [isHeld, setHeld] = useState(false);
  const seconds = toast.seconds ?? DEFAULT_SECONDS;
  useEffect(() => {
    if (isHeld || seconds === 0) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isHeld, seconds, toast.id]);
  const swipe = useSwipe(() => dismissToast(toast.id));
  const Icon = icons[toast.tone];
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div
      className={`dwang-toast dwang-toast-${toast.tone}`}
      role={toast.tone === 'error' ? 'alert' : 'status'}
      {...hold}
      {...swipe}
    >
      <Icon className="dwang-toast-icon" aria-hidden />
      <div className="dwang-toast-text">
        <strong>{toast.title}</strong>
        {toast.description && <span>{toast.description}</span>}
      </div>
      {toast.action && (
        <Button size="small" onClick={() => runAction(toast)}>
          {toast.action.label}
        </Button>
      )}
      <button type="button" className="dwang-toast-close" aria-label="Close message" onClick={() => dismissToast(toast.id)}>
        <CloseIcon aria-hidden />
      </button>
    </div>
  );
}

function runAction(toast: ShownToast): void {
  dismissToast(toast.id);
  toast.action?.run();
}
