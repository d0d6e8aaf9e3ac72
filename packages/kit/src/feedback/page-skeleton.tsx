export type SkeletonVariant = 'cards' | 'table' | 'tiles' | 'form';

const blocks: Record<SkeletonVariant, { count: number; className: string }> = {
  cards: { count: 6, className: 'dwang-skeleton-card' },
  table: { count: 8, className: 'dwang-skeleton-row' },
  tiles: { count: 12, className: 'dwang-skeleton-tile' },
  form: { count: 5, className: 'dwang-skeleton-field' },
};

/** The shape of a screen while its code or rows are on the way; `hasTitle` adds the title line. */
export function PageSkeleton({ variant = 'cards', hasTitle = true }: { variant?: SkeletonVariant; hasTitle?: boolean }) {
  const { count, className } = blocks[variant];
  return (
    <div className="dwang-skeleton" role="status" aria-label="Loading">
      {hasTitle && <span className="dwang-skeleton-title dwang-shimmer" />}
      {variant === 'table' && (
        <div className="dwang-skeleton-figures">
          {['a', 'b', 'c', 'd'].map((key) => (
            <span key={key} className="dwang-skeleton-figure dwang-shimmer" />
          ))}
        </div>
      )}
      <div className={`dwang-skeleton-${variant}`}>
        {Array.from({ length: count }, (_, index) => `${variant}-${index}`).map((key) => (
          <span key={key} className={`${className} dwang-shimmer`} />
        ))}
      </div>
    </div>
  );
}
