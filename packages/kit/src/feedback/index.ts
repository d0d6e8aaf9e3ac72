export { type Confirmation, confirmAction } from './confirm-store';
export { Dialog, type DialogProps } from './dialog';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { ErrorState, type ErrorStateProps } from './error-state';
export { FullScreenLoader, LoadingBar } from './loaders';
export { PageSkeleton, type SkeletonVariant } from './page-skeleton';
export { type Answer, Question, type QuestionProps } from './question';
export { SyncMark } from './sync-mark';
export { clearToasts, dismissToast, showToast, type Toast, type ToastTone } from './toast-store';
