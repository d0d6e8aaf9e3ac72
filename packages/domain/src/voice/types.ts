/** What a sentence is about. The first five are the specification's. */
export type VoiceIntent =
  | 'navigation'
  | 'timer'
  | 'calculation'
  | 'project'
  | 'weather'
  | 'time'
  | 'jobs'
  | 'tools'
  | 'help'
  | 'unknown';

/** A job that may be named: by its own name, its client's, or both. */
export interface KnownProject {
  id: number;
  name: string;
  clientName?: string | null;
}

/** What the sentence is measured against: the day and the clock on the wall of the company's zone, and its jobs, last used first. */
export interface VoiceContext {
  /** `YYYY-MM-DD`. */
  today: string;
  /** `HH:MM`. */
  now: string;
  projects: readonly KnownProject[];
}

/** What must still be said or chosen before it can be done. */
export type Need = 'project' | 'hours' | 'half-of-day' | 'break' | 'name' | 'text';

/** Hours worked on one day. Either `start` and `end` (wall times) or only `seconds`; `seconds` are without the break. */
export interface TimeDraft {
  projectId: number | null;
  projectName: string | null;
  day: string;
  start: string | null;
  end: string | null;
  seconds: number;
  breakSeconds: number;
  notes: string;
  /** Only ever what was said, never a guess. `"85.00"`. */
  hourlyRate: string | null;
}

export interface JobDraft {
  projectId: number | null;
  projectName: string | null;
  notes: string;
}

export interface ProjectDraft {
  name: string;
  clientName: string | null;
  /** Only ever what was said, never a guess. `"85.00"`. */
  hourlyRate: string | null;
}

export interface NoteDraft {
  projectId: number | null;
  projectName: string | null;
  text: string;
}

export type TimerMove = 'pause-timer' | 'resume-timer' | 'stop-timer' | 'reset-timer';

/** A change that the person is asked to confirm; nothing has been changed yet. */
export type Proposal = { needs: Need[] } & (
  | { kind: 'create-time-entry'; body: TimeDraft }
  | { kind: 'start-timer' | 'switch-job'; body: JobDraft }
  | { kind: TimerMove; body: Record<string, never> }
  | { kind: 'create-project'; body: ProjectDraft }
  | { kind: 'note'; body: NoteDraft }
);

export interface VoiceAnswer {
  intent: VoiceIntent;
  action: string;
  /** The specification's `destination`, `project`, `name`, and what else the action needs. */
  parameters: Record<string, string>;
  /** A sentence for the person, where there is something to say. */
  say?: string;
  proposal?: Proposal;
  /** Jobs to choose from, when the one that was named is not certain. */
  choices?: KnownProject[];
  /** What could be said instead. */
  suggestions?: string[];
}

/** A way to read a sentence; null when it is not this one. */
export type Rule = (said: Said, context: VoiceContext) => VoiceAnswer | null;

/** One word as the grammar sees it, and where it stands in what was said. */
export interface Token {
  /** Lower case, without marks and apostrophes. */
  word: string;
  from: number;
  to: number;
}

export interface Said {
  text: string;
  tokens: readonly Token[];
}
