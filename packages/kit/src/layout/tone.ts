/** What a state means to the person: good (paid), warn (due soon), bad (overdue), calm (pending), accent (time is running), neutral. */
export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'calm' | 'accent';
