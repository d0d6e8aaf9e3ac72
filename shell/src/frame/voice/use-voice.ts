import { useEffect, useState } from 'react';
import { useSay } from '../commands/use-say';
import { recogniser } from './recognition';
import { useEar } from './use-ear';

/** A transcript longer than this is sent this long after its last change. Source: specification 1, section 9. */
const LONGER_THAN = 5;
const QUIET_MS = 1500;

export interface Voice {
  isSupported: boolean;
  isListening: boolean;
  transcript: string;
  toggle: () => void;
}

/** Listens, shows what it hears, and sends a sentence when the person has been quiet for a moment. */
export function useVoice(): Voice {
  const say = useSay();
  const [transcript, setTranscript] = useState('');
  const { isListening, begin, end, renew } = useEar(setTranscript);

  useEffect(() => {
    if (transcript.length <= LONGER_THAN) return undefined;
    const timer = setTimeout(() => {
      setTranscript('');
      // A new sentence begins with an empty ear, or the old one would be heard again.
      renew();
      void say(transcript);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [transcript, say, renew]);

  return { isSupported: recogniser() !== undefined, isListening, transcript, toggle: isListening ? end : begin };
}
