import { Button, showToast } from '@dwang/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LogoMark } from '../header/logo';
import { isStandalone, noteDismissal, wasDismissedLately } from './dismissal';
import { installOffer, onInstallOffer, withdrawOffer } from './install-offer';
import './install-prompt.css';

const TOAST_SECONDS = 3;

/** Offers to put Dwang on the home screen, `delay` milliseconds after the screen stands, where the browser can do it. */
export function InstallPrompt({ delay }: { delay: number }) {
  const offer = useSyncExternalStore(onInstallOffer, installOffer);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isStandalone() || wasDismissedLately()) return undefined;
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  useEffect(() => {
    const celebrate = () => showToast({ tone: 'success', title: 'Successfully installed!', seconds: TOAST_SECONDS });
    window.addEventListener('appinstalled', celebrate);
    return () => window.removeEventListener('appinstalled', celebrate);
  }, []);
  if (!isDue || !offer) return null;
  const dismiss = () => {
    noteDismissal();
    setDue(false);
  };
  const install = async () => {
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    withdrawOffer();
    if (outcome === 'dismissed') dismiss();
  };
  return (
    <aside className="shell-install" aria-label="Install Dwang">
      <LogoMark />
      <div className="shell-install-text">
        <strong>Install Dwang</strong>
        <span>Add to your home screen</span>
      </div>
      <div className="shell-install-actions">
        <Button onClick={dismiss}>Not now</Button>
        <Button type="primary" onClick={() => void install()}>
          Install
        </Button>
      </div>
    </aside>
  );
}
