/** What a sentence is read against. */
export interface ModelQuestion {
  sentence: string;
  /** What the answer must be like, in words. */
  instructions: string;
}

/** The model gave no answer that can be used. */
export class ModelFailure extends Error {
  constructor(readonly reason: 'failed' | 'slow') {
    super(`The model ${reason === 'slow' ? 'was too slow' : 'gave no answer'}`);
  }
}

/** The port to a language model. It only ever words or reads: it decides nothing and changes nothing. */
export abstract class LanguageModel {
  /** Whether one is configured at all. */
  abstract readonly isOn: boolean;

  /** The JSON that the model answered, unchecked; null when there is none, in time or at all. Never throws. */
  abstract ask(question: ModelQuestion): Promise<unknown>;

  /**
   * The text that the model answers, unchecked, piece by piece as it comes. Throws `ModelFailure` when it does not come in time, breaks off
   * or cannot be read. Stops asking once `signal` is aborted.
   */
  abstract tell(question: ModelQuestion, signal: AbortSignal): AsyncIterable<string>;
}
