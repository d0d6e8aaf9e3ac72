export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
export { api } from './api';
export { type ApiError, errorText, isApiError, NO_ANSWER } from './api-error';
export type { ApiRequest } from './base-query';
export type { ClockNews } from './device-clock';
export { forgetDrafts, hasDrafts } from './drafts';
export * from './endpoints/account';
export { appName, useAppInfo } from './endpoints/app-info';
export * from './endpoints/clients';
export * from './endpoints/feedback';
export * from './endpoints/maps';
export * from './endpoints/notes';
export * from './endpoints/notifications';
export * from './endpoints/portal';
export * from './endpoints/preferences';
export * from './endpoints/projects';
export * from './endpoints/security';
export * from './endpoints/session';
export * from './endpoints/tasks';
export * from './endpoints/team';
export * from './endpoints/time-entries';
export * from './endpoints/timer';
export * from './endpoints/voice';
export * from './endpoints/weather';
export { useJoinedPages } from './joined-pages';
export { type LiveNotification, useLiveEvents } from './live/use-live-events';
export {
  createMeasurement,
  deleteMeasurement,
  newMeasurement,
  type SaidMeasurement,
  updateMeasurement,
} from './measurements/measurement-writes';
export { createNote, newNote } from './notes/note-writes';
export { renameOldDrafts } from './old-drafts';
export type { NewWrite, OutboxKind, OutboxOperation, QueuedWrite, WriteOutcome } from './outbox/queued-write';
export { firstWords, rowWrites } from './outbox/row-writes';
export { isTaken } from './outbox/save-as-new';
export { usePhotoPlace } from './photos/use-photo-place';
export { useFoundJobs } from './projects/use-found-jobs';
export { useJobChoices } from './projects/use-job-choices';
export { useUsualRate } from './projects/use-usual-rate';
export {
  forgetServerClock,
  hearServerTime,
  lastOffset,
  onClock,
  serverNow,
  stampNow,
  watchClock,
} from './server-clock';
export { whenSettled } from './settled';
export { hasBrowserClosed, isSharedDevice, noteSharedDevice } from './shared-device';
export { createStore, type DwangStore, rootReducer } from './store';
export { clearDevice, clearForPerson, readStoredUser, storeUser } from './stored-user';
export { API_TAGS, type ApiTag } from './tags';
export { ENTRY_NOTICES } from './time-entries/entry-notices';
export { createEntryWrite, deleteEntryWrite, type ShownWith, updateEntryWrite } from './time-entries/entry-writes';
export type { EntryFilters, SumsWithPending } from './time-entries/pending-time';
export { sumWithPending } from './time-entries/pending-time';
export { usePendingEntries } from './time-entries/use-pending-entries';
export { useEntriesWithPending, useTimeSums } from './time-entries/use-time-entries';
export { announceTimeEntry } from './time-entry-events';
export * from './timer';
export {
  createToolResult,
  deleteToolResult,
  newToolResult,
  type SaidToolResult,
  updateToolResult,
} from './tool-results/tool-result-writes';
export * from './unsent';
export { keepPosition, type Position } from './weather/kept-position';
export { type LocateEvents, locate } from './weather/locate';
export { usePlacing } from './weather/use-placing';
export { useWeather } from './weather/use-weather';
