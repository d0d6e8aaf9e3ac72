import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { LoadingBar } from '../feedback/loaders';
import { useIsPhone } from '../layout/use-is-phone';
import { DataCards } from './data-cards';
import type { DataTableProps } from './data-table-types';
import { WideTable } from './wide-table';

/**
 * A list of rows: a table on wide screens, cards on phones. While loading it shows rows of the same height, so that nothing jumps; rows that
 * are already there stay while fresh ones are fetched, and also when fetching fails.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  const { rows, error, loading, errorTitle, onRetry, empty, footer } = props;
  if (error && !rows?.length) {
    return (
      <div className="dwang-table-frame">
        <ErrorState title={errorTitle} reason={error} onRetry={onRetry} retrying={loading} />
      </div>
    );
  }
  if (rows && rows.length === 0) {
    return (
      <div className="dwang-table-frame" aria-busy={loading}>
        {loading && <LoadingBar />}
        <EmptyState {...empty} />
      </div>
    );
  }
  return (
    <div className={isPhone ? 'dwang-cards-frame' : 'dwang-table-frame'} aria-busy={loading || !rows}>
      {loading && rows && <LoadingBar />}
      {error && (
        <div className="dwang-table-stale" role="alert">
          {error}
          {onRetry && (
            <button type="button" className="dwang-link" onClick={onRetry}>
              Retry
            </button>
          )}
        </div>
      )}
      {isPhone ? <DataCards {...props} /> : <WideTable {...props} />}
      {footer && <div className="dwang-table-foot">{footer}</div>}
    </div>
  );
}
