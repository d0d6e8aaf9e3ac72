import { errorText } from '@dwang/client';
import { MATERIAL_CATEGORIES } from '@dwang/contracts/values';
import type { Supply } from '@dwang/domain/estimates';
import { EmptyState, ErrorState, formatDay, SearchBox, Skeleton, Stack, Text, useSearchParams } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import { useListMaterialsQuery } from '../../api/materials';
import '../../parts/directory.css';
import { CategoryChips } from './category-chips';
import { MaterialRow } from './material-row';
import { OwnLine } from './own-line';
import type { LineMoves } from './use-line-moves';

interface MaterialsTabProps {
  supply: Supply;
  moves: LineMoves;
}

/** Materials to search and tap; what is on the estimate shows how many. */
export function MaterialsTab({ supply, moves }: MaterialsTabProps) {
  const [search, setSearch] = useSearchParams();
  const [q, category] = [search.get('q') ?? '', search.get('category') ?? ''];
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const query = useListMaterialsQuery({ q, category });
  const { data, error, isFetching, hasMore, more, refetch } = query;
  const day = data?.items.find(({ isOwn }) => !isOwn)?.pricedOn;
  return (
    <Stack>
      <search className="tools-directory-filters">
        <SearchBox value={q} onSearch={(text) => set('q', text)} placeholder="Search materials..." />
        <CategoryChips
          categories={data?.totals.categories ?? MATERIAL_CATEGORIES}
          value={category}
          onChange={(next) => set('category', next)}
        />
      </search>
      {data && data.items.length > 0 ? (
        <ul className="estimate-materials" aria-label="Materials">
          {data.items.map((material) => (
            <MaterialRow
              key={material.id}
              material={material}
              supply={supply}
              line={moves.lines.find(({ materialId }) => materialId === material.id)}
              onAdd={moves.add}
              onQuantity={moves.setQuantity}
            />
          ))}
        </ul>
      ) : data ? (
        <EmptyState text="No materials found." hint="Try other words, or add it below." />
      ) : error ? (
        <ErrorState
          title="Could not load materials"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 12 }} />
      )}
      {hasMore && <LoadMore hasMore loading={isFetching} onMore={more} />}
      <OwnLine onAdd={moves.add} />
      <Text rank="secondary">
        Prices are without GST. Those of the built-in catalogue are indicative{day ? `, of ${formatDay(day)}` : ''}: check with
        your merchant, or import your own price list.
      </Text>
    </Stack>
  );
}
