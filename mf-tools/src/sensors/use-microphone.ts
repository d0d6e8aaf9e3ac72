import { useEffect, useRef, useState } from 'react';
import { type Microphone, openMicrophone } from './microphone';
import { useVisible } from './use-visible';

export type MicrophoneState = 'off' | 'starting' | 'on' | 'denied';

interface Use {
  fftSize: number;
  /** How often it is read, in milliseconds. */
  every: number;
  /** A reading, and how many seconds have gone since the one before. */
  onRead: (microphone: Microphone, seconds: number) => void;
}

/** A microphone that is on from `start` until `stop`, until the part leaves the screen, or until the page cannot be seen. */
export function useMicrophone({ fftSize, every, onRead }: Use) {
  const [state, setState] = useState<MicrophoneState>('off');
  const isWanted = state === 'starting' || state === 'on';
  const visible = useVisible();
  const read = useRef(onRead);
  read.current = onRead;

  useEffect(() => {
    if (!isWanted) return undefined;
    let microphone: Microphone | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    openMicrophone(fftSize).then(
      (opened) => {
        if (isOver) return opened.close();
        microphone = opened;
        setState('on');
        let before = performance.now();
        timer = setInterval(() => {
          const now = performance.now();
          read.current(opened, (now - before) / 1000);
          before = now;
        }, every);
      },
      () => !isOver && setState('denied'),
    );
    return () => {
      isOver = true;
      clearInterval(timer);
      microphone?.close();
    };
  }, [isWanted, fftSize, every]);

  useEffect(() => {
    if (!visible) setState((now) => (now === 'denied' ? now : 'off'));
  }, [visible]);

  return { state, start: () => setState('starting'), stop: () => setState('off') };
}
