import type { Recognition } from '../recognition';

/** Stands in for the browser's recogniser, which needs a microphone and a speech service. */
export class FakeSpeech implements Recognition {
  static last: FakeSpeech | null = null;
  static unknownLanguages: string[] = [];
  lang = '';
  continuous = false;
  interimResults = false;
  isRunning = false;
  onresult: Recognition['onresult'] = null;
  onerror: Recognition['onerror'] = null;
  onend: Recognition['onend'] = null;

  start(): void {
    FakeSpeech.last = this;
    this.isRunning = true;
    if (FakeSpeech.unknownLanguages.includes(this.lang)) this.onerror?.({ error: 'language-not-supported' });
  }

  stop(): void {
    this.isRunning = false;
    this.onend?.();
  }

  abort(): void {
    this.stop();
  }

  hear(transcript: string): void {
    this.onresult?.({ results: [{ isFinal: false, 0: { transcript } }] });
  }
}

export function withSpeech(Maker: unknown = FakeSpeech): void {
  FakeSpeech.last = null;
  FakeSpeech.unknownLanguages = [];
  (window as { SpeechRecognition?: unknown }).SpeechRecognition = Maker;
}
