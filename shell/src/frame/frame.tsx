import { isSharedDevice, useAppInfo } from '@dwang/client';
import { Outlet } from '@dwang/kit';
import { type ReactNode, useRef } from 'react';
import { useSession } from '../session';
import { LapsedDialog } from './access/lapsed-dialog';
import { MovingBackground } from './background/moving-background';
import { ClosingBanner } from './closing/closing-banner';
import { AnswerHost } from './commands/answer-host';
import { useCommands } from './commands/use-commands';
import { EmailBanner } from './email/email-banner';
import { Footer } from './footer';
import { Header } from './header/header';
import { InstallPrompt } from './install-prompt/install-prompt';
import { BottomNavigation } from './navigation/bottom-navigation';
import { useLive } from './notifications/use-live';
import { useHeadingFocus } from './page/use-heading-focus';
import { usePageTitle } from './page/use-page-title';
import { PaletteHost } from './palette/palette-host';
import { ShortcutsHost } from './shortcuts/shortcuts-host';
import { useKeptJobs } from './use-kept-jobs';
import { VoiceBar } from './voice/voice-bar';
import './frame.css';

/** Milliseconds until the offer to install, on signed-in screens. */
const INSTALL_DELAY = 3000;

/** What stands around every signed-in screen. */
export function Frame({ children }: { children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { user } = useSession();
  const { name } = useAppInfo();
  useCommands(user?.isAdministrator ?? false);
  useLive();
  useKeptJobs();
  usePageTitle();
  useHeadingFocus(main);
  return (
    <div className="shell-frame">
      <a className="shell-skip" href="#shell-main">
        Skip to the page
      </a>
      <MovingBackground />
      <Header />
      <ClosingBanner />
      <EmailBanner />
      <main ref={main} id="shell-main" className="shell-main" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <Footer />
      <BottomNavigation />
      {!isSharedDevice() && <InstallPrompt name={name} delay={INSTALL_DELAY} />}
      <VoiceBar />
      <PaletteHost />
      <ShortcutsHost />
      <AnswerHost />
      <LapsedDialog />
    </div>
  );
}
