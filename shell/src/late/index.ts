/** Parts of the shell whose code is fetched when they are first shown. */
export { lateDialog } from './late-dialog';
export { latePart } from './late-part';
export { lateScreen } from './late-screen';
