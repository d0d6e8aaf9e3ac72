/** What a sentence is read against. */
export interface ModelQuestion {
  sentence: string;
  /** What the answer must be like, in words. */
  instructions: string;
}

/** The port to a language model. It only ever words or reads: it decides nothing and changes nothing. */
export abstract class LanguageModel {
  /** Whether one is configured at all. */
  abstract readonly isOn: boolean;

  /** The JSON that the model answered, unchecked; null when there is none, in time or at all. Never throws. */
  abstract ask(question: ModelQuestion): Promise<unknown>;
}
