import { Button } from 'antd';

interface LoadMoreProps {
  /** How many rows are shown; without it there is only the button. */
  shown?: number;
  total?: number;
  /** The rows' name in the plural: `projects`. */
  noun?: string;
  hasMore: boolean;
  loading?: boolean;
  onMore: () => void;
}

/** `Showing 50 of 212 projects`, and the button that fetches the next page. */
export function LoadMore({ shown, total, noun = 'rows', hasMore, loading, onMore }: LoadMoreProps) {
  return (
    <div className="dwang-load-more">
      <span aria-live="polite">
        {shown !== undefined && `Showing ${total === undefined ? counted(shown, noun) : `${shown} of ${total} ${noun}`}`}
      </span>
      {hasMore && (
        <Button onClick={onMore} loading={loading}>
          Load more
        </Button>
      )}
    </div>
  );
}

const counted = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun.replace(/ies$/, 'y').replace(/s$/, '') : noun}`;
