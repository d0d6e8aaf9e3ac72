import { Button } from 'antd';
import { ReloadIcon, WarnIcon } from '../icons';

export interface ErrorStateProps {
  title?: string;
  /** Why, in words; a failed request's text. */
  reason?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Something could not be loaded: in its place, with the reason and Retry. */
export function ErrorState({ title = 'Could not load this', reason, onRetry, retrying }: ErrorStateProps) {
  return (
    <div className="dwang-state" role="alert">
      <span className="dwang-state-icon dwang-state-icon-bad" aria-hidden>
        <WarnIcon />
      </span>
      <p className="dwang-state-title">{title}</p>
      {reason && <p className="dwang-state-text">{reason}</p>}
      {onRetry && (
        <div className="dwang-state-action">
          <Button icon={<ReloadIcon />} onClick={onRetry} loading={retrying}>
            Retry
          </Button>
        </div>
      )}
    </div>
  );
}
