import type { SupplierKind } from '@dwang/contracts';
import { REGIONS } from '@dwang/domain/weather';
import { FilterBar, FilterField, SearchBox, Segmented, useIsPhone } from '@dwang/kit';
import { Select } from '@dwang/kit/form';
import { Chips } from '../../../parts/chips';
import { KIND_CHOICES, TRADE_CHOICES } from '../kinds';
import type { SupplierFilters } from './use-supplier-filters';

interface BarProps {
  filters: SupplierFilters;
  countOf: (kind: SupplierKind) => number;
}

const TRADES = [{ value: '', label: 'All trades' }, ...TRADE_CHOICES];
const REGION_CHOICES = [
  { value: '', label: 'All regions' },
  ...Object.keys(REGIONS).map((region) => ({ value: region, label: region })),
];

/** Search, whose, trade and region in one row and under it the kinds that there are; on phones all but the search in a sheet. */
export function SupplierFilterBar({ filters, countOf }: BarProps) {
  const { q, kind, trade, region, isOwnOnly, set } = filters;
  const isPhone = useIsPhone();
  const kinds = KIND_CHOICES.map((choice) => ({ ...choice, count: countOf(choice.value) })).filter(
    ({ value, count }) => count > 0 || value === kind,
  );
  const whose = (
    <Segmented<'all' | 'own'>
      aria-label="Whose suppliers"
      options={[
        { value: 'all', label: 'All' },
        { value: 'own', label: 'Ours' },
      ]}
      value={isOwnOnly ? 'own' : 'all'}
      onChange={(next) => set('whose', next === 'own' ? 'own' : null)}
    />
  );
  return (
    <div className="suppliers-filters">
      <FilterBar
        lead={
          <>
            <SearchBox value={q} onSearch={(text) => set('q', text)} placeholder="Search suppliers..." />
            {!isPhone && whose}
          </>
        }
        activeCount={filters.activeCount + (isPhone ? Number(isOwnOnly) + Number(kind !== null) : 0)}
        onReset={() => filters.clear()}
      >
        {isPhone && whose}
        {isPhone && (
          <FilterField label="Kind">
            {(id) => (
              <Select<string>
                id={id}
                options={[{ value: '', label: 'All kinds' }, ...kinds]}
                value={kind ?? ''}
                onChange={(next) => set('kind', next)}
              />
            )}
          </FilterField>
        )}
        <FilterField label="Trade" quiet>
          {(id) => <Select<string> id={id} options={TRADES} value={trade} onChange={(next) => set('trade', next)} />}
        </FilterField>
        <FilterField label="Region" quiet>
          {(id) => <Select<string> id={id} options={REGION_CHOICES} value={region} onChange={(next) => set('region', next)} />}
        </FilterField>
      </FilterBar>
      {!isPhone && kinds.length > 1 && <Chips label="Kind" options={kinds} value={kind} onChange={(next) => set('kind', next)} />}
    </div>
  );
}
