import { showToast } from '@dwang/kit';
import { useEffect } from 'react';
import { lateDialog } from '../../late';
import { useVoiceOn } from './use-voice-on';
import { hideVoice, isVoiceShown, toggleVoice, useVoiceShown } from './voice-state';

const VoicePanel = lateDialog('Voice commands', () => import('./voice-panel'));

/** The hint: after 2 seconds, for 5 seconds, once per session. Source: specification 1, section 9. */
const HINT_KEY = 'dwang-voice-hint';
const HINT_AFTER_MS = 2000;
const HINT_SECONDS = 5;

/** A phone has no such keys: there it is in the search. */
const hasKeys = (): boolean => typeof matchMedia !== 'function' || !matchMedia('(hover: none)').matches;

function useHint(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !hasKeys() || sessionStorage.getItem(HINT_KEY)) return undefined;
    const timer = setTimeout(() => {
      sessionStorage.setItem(HINT_KEY, 'shown');
      showToast({
        tone: 'info',
        title: 'Voice Commands',
        description: 'Press Alt+V to speak, Escape to hide.',
        seconds: HINT_SECONDS,
      });
    }, HINT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
}

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** Alt+V shows and hides the voice bar, Escape hides it. Alt+V writes a sign on some keyboards, so a field that is typed in keeps it. */
function useKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.key === 'Escape' && isVoiceShown() && !isDialogOpen()) hideVoice();
      const isTyped =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable="true"]');
      if (event.code !== 'KeyV' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyped) return;
      event.preventDefault();
      toggleVoice();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** Spoken commands on every screen; none of it where the person has switched voice off. */
export function VoiceBar() {
  const isOn = useVoiceOn();
  const isShown = useVoiceShown();
  useHint(isOn);
  useKeys(isOn);
  if (!isOn || !isShown) return null;
  return <VoicePanel onMissing={hideVoice} />;
}
