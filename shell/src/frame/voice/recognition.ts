/** What of the Web Speech API is used. Source: WICG speech-api; Chrome and Edge carry it as `webkitSpeechRecognition`. */
interface RecognitionResult {
  readonly isFinal: boolean;
  readonly 0: { readonly transcript: string };
}

export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { readonly results: ArrayLike<RecognitionResult> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type RecognitionMaker = new () => Recognition;

/** The browser's recogniser, or undefined where it has none. */
export function recogniser(): RecognitionMaker | undefined {
  const page = window as { SpeechRecognition?: RecognitionMaker; webkitSpeechRecognition?: RecognitionMaker };
  return page.SpeechRecognition ?? page.webkitSpeechRecognition;
}

interface Ears {
  /** `single`: one phrase in the specification's en-US, for the names of tools. */
  single?: boolean;
  onText: (transcript: string) => void;
  onError: (error: string) => void;
  onEnd: () => void;
}

/** Begins to listen, in New Zealand English where the browser knows it, else in US English; answers how to end. Null where it cannot. */
export function listen({ single = false, onText, onError, onEnd }: Ears, lang = single ? 'en-US' : 'en-NZ'): (() => void) | null {
  const Maker = recogniser();
  if (!Maker) return null;
  const ear = new Maker();
  let stop = () => ear.abort();
  ear.lang = lang;
  ear.continuous = !single;
  ear.interimResults = !single;
  ear.onresult = ({ results }) =>
    onText(
      Array.from(results, (result) => result[0].transcript)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  ear.onerror = ({ error }) => {
    if (error !== 'language-not-supported' || lang === 'en-US') return onError(error);
    ear.onend = null;
    stop = listen({ single, onText, onError, onEnd }, 'en-US') ?? stop;
  };
  ear.onend = onEnd;
  ear.start();
  return () => {
    ear.onresult = null;
    ear.onend = null;
    stop();
  };
}
