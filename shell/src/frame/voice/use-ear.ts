import { showToast } from '@dwang/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listen } from './recognition';

/** Source of the words: specification 1, section 8. */
const DENIED = { title: 'Microphone Access Denied', description: 'Please allow microphone access for voice commands.' };
const UNSUPPORTED = {
  title: 'Voice Commands Not Supported',
  description: "Your browser doesn't support voice commands. Try using Chrome or Edge.",
};
const FAILED = { title: 'Command Error', description: 'Unable to process your voice command. Please try again.' };

interface Ear {
  isListening: boolean;
  begin: () => void;
  end: () => void;
  /** Begins anew while it listens: a new sentence starts with an empty ear. */
  renew: () => void;
}

/** One recogniser at a time, which says why it cannot listen. `single`: one phrase, then it ends by itself. */
export function useEar(onText: (text: string) => void, single = false): Ear {
  const [isListening, setListening] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  const heard = useRef(onText);
  heard.current = onText;

  const end = useCallback(() => {
    stop.current?.();
    stop.current = null;
    setListening(false);
  }, []);

  const begin = useCallback(() => {
    end();
    const ears = {
      single,
      onText: (text: string) => heard.current(text),
      onError: (error: string) => {
        end();
        if (error === 'not-allowed' || error === 'service-not-allowed') showToast({ tone: 'error', ...DENIED });
        else if (error !== 'no-speech' && error !== 'aborted') showToast({ tone: 'error', ...FAILED });
      },
      onEnd: () => {
        stop.current = null;
        setListening(false);
      },
    };
    try {
      stop.current = listen(ears);
    } catch {
      return void showToast({ tone: 'error', ...FAILED });
    }
    if (stop.current) setListening(true);
    else showToast({ tone: 'error', ...UNSUPPORTED });
  }, [end, single]);

  const renew = useCallback(() => {
    if (stop.current) begin();
  }, [begin]);

  useEffect(() => end, [end]);
  return { isListening, begin, end, renew };
}
