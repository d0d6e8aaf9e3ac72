/** What a tool needs to have its result kept with a job. */
export type { ResultDraft } from './result-draft';
export { SaveResult } from './save-result';
