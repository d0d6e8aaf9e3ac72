import { Button, CloseIcon, showToast } from '@dwang/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LogoMark } from '../header/logo';
import { isStandalone, needsHomeScreenSteps, noteDismissal, wasDismissedLately } from './dismissal';
import { type InstallOffer, installOffer, onInstallOffer, withdrawOffer } from './install-offer';
import './install-prompt.css';

const TOAST_SECONDS = 3;

interface InstallPromptProps {
  /** What the app is called. */
  name: string;
  /** Milliseconds after the screen stands. */
  delay: number;
  /** A banner at the top of the sign-in screens, else a card. */
  isBanner?: boolean;
}

/** Offers to put the app on the home screen where the browser can do it; says how where only the person can (iPhone and iPad). */
export function InstallPrompt({ name, delay, isBanner = false }: InstallPromptProps) {
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
  if (!isDue || !(offer || needsHomeScreenSteps())) return null;
  const dismiss = () => {
    noteDismissal();
    setDue(false);
  };
  const install = async (offered: InstallOffer) => {
    await offered.prompt();
    const { outcome } = await offered.userChoice;
    withdrawOffer();
    if (outcome === 'dismissed') dismiss();
  };
  return (
    <aside className={isBanner ? 'shell-install shell-install-banner' : 'shell-install'} aria-label={`Install ${name}`}>
      <LogoMark />
      <div className="shell-install-text">
        <strong>Install {name}</strong>
        <span>{offer ? 'Add to your home screen' : 'Press Share in the browser, then Add to Home Screen.'}</span>
      </div>
      <div className="shell-install-actions">
        {isBanner ? (
          <Button type="text" aria-label="Dismiss" icon={<CloseIcon aria-hidden />} onClick={dismiss} />
        ) : (
          <Button onClick={dismiss}>Not now</Button>
        )}
        {offer && (
          <Button type="primary" onClick={() => void install(offer)}>
            {isBanner ? 'Install Now' : 'Install'}
          </Button>
        )}
      </div>
    </aside>
  );
}
