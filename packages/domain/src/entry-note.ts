/** How the company's catch-all job is called, for time that names none: in a note it counts as no job. */
export const GENERAL = 'General';

/** What an entry says that was saved without a note: on which job it was, where there is one. Source: specification 1, section 3. */
export const entryNote = (job: string | null): string => (job && job !== GENERAL ? `Work on ${job}` : 'Time entry');

/** Whether a note says nothing beside the name of the job. */
export const isDefaultNote = (note: string, job: string): boolean => note === entryNote(null) || note === entryNote(job);
