import { showToast } from '@dwang/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSay } from '../commands/use-say';
import { listen, recogniser } from './recognition';

/** A transcript longer than this is sent this long after its last change. Source: specification 1, section 9. */
const LONGER_THAN = 5;
const QUIET_MS = 1500;

/** Source of the words: specification 1, section 8. */
const DENIED = { title: 'Microphone Access Denied', description: 'Please allow microphone access for voice commands.' };
export const UNSUPPORTED = {
  title: 'Voice Commands Not Supported',
  description: "Your browser doesn't support voice commands. Try using Chrome or Edge.",
};
const FAILED = { title: 'Command Error', description: 'Unable to process your voice command. Please try again.' };

export interface Voice {
  isSupported: boolean;
  isListening: boolean;
  transcript: string;
  toggle: () => void;
}

/** Listens, shows what it hears, and sends a sentence when the person has been quiet for a moment. */
export function useVoice(): Voice {
  const say = useSay();
  const [isListening, setListening] = useState(false);
  const [transcript, setTranscript] = useState('');
  const stop = useRef<(() => void) | null>(null);

  const end = useCallback(() => {
    stop.current?.();
    stop.current = null;
    setListening(false);
  }, []);

  const begin = useCallback(() => {
    const ears = {
      onText: setTranscript,
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
  }, [end]);

  useEffect(() => {
    if (transcript.length <= LONGER_THAN) return undefined;
    const timer = setTimeout(() => {
      setTranscript('');
      // A new sentence begins with an empty ear, or the old one would be heard again.
      if (stop.current) {
        end();
        begin();
      }
      void say(transcript);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [transcript, say, begin, end]);

  useEffect(() => end, [end]);
  return { isSupported: recogniser() !== undefined, isListening, transcript, toggle: isListening ? end : begin };
}
