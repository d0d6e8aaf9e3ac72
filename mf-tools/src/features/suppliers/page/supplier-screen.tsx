import { errorText, useGetMapsQuery } from '@dwang/client';
import type { Supplier } from '@dwang/contracts';
import { AddIcon, Button, EmptyState, ErrorState, Page, Segmented, Skeleton, useIsPhone } from '@dwang/kit';
import { MapView } from '@dwang/kit/map';
import { useUser } from '@dwang/shell-api';
import { useMemo, useState } from 'react';
import { useListSuppliersQuery } from '../../../api/suppliers';
import { byDistance, type NearSupplier } from '../nearest';
import { pinsOf } from '../pins';
import { SupplierList } from '../supplier-list';
import { ZOOM, ZOOM_ON_A_FIX } from '../use-device-place';
import { useMinute } from '../use-minute';
import { OriginLine } from './origin-line';
import { SupplierFilterBar } from './supplier-filter-bar';
import { SupplierForm } from './supplier-form';
import { SupplierSheet } from './supplier-sheet';
import { type Origin, useOrigin } from './use-origin';
import { type SupplierFilters, useFoundSuppliers, useSupplierFilters } from './use-supplier-filters';
import '../suppliers.css';
import './supplier-screen.css';

/** `/suppliers`: the company's suppliers and the merchants that come with Dwang, in a list beside the map. */
export function SupplierScreen() {
  const { data, error, isFetching, refetch } = useListSuppliersQuery();
  const isOffice = useUser().role !== 'contractor';
  const filters = useSupplierFilters();
  const { found, countOf } = useFoundSuppliers(data?.items, filters);
  const origin = useOrigin(filters.jobId);
  const suppliers = useMemo(() => byDistance(found, origin.from), [found, origin.from]);
  const [isAdding, setAdding] = useState(false);
  const add = isOffice && (
    <Button type="primary" icon={<AddIcon />} onClick={() => setAdding(true)}>
      Add supplier
    </Button>
  );
  return (
    <Page
      title="Suppliers"
      subtitle="Near you or a job, with your own"
      action={add}
      filters={data && <SupplierFilterBar filters={filters} countOf={countOf} />}
    >
      {error && !data ? (
        <ErrorState
          title="Could not load the suppliers"
          reason={errorText(error, '')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Found suppliers={data && suppliers} filters={filters} origin={origin} isOffice={isOffice} />
      )}
      {isAdding && <SupplierForm supplier={null} onClose={() => setAdding(false)} />}
    </Page>
  );
}

interface FoundProps {
  /** Undefined while they are read. */
  suppliers: NearSupplier[] | undefined;
  filters: SupplierFilters;
  origin: Origin;
  isOffice: boolean;
}

function Found({ suppliers, filters, origin, isOffice }: FoundProps) {
  const isPhone = useIsPhone();
  const now = useMinute();
  const [chosen, setChosen] = useState<Supplier['key'] | null>(null);
  const open = suppliers?.find(({ key }) => key === chosen);
  const choose = ({ key }: NearSupplier) => setChosen(key);
  const shows = (part: SupplierFilters['view']) => !isPhone || filters.view === part;
  return (
    <>
      <div className="suppliers-head">
        <OriginLine origin={origin} jobId={filters.jobId} onChange={(id) => filters.set('job', id ? String(id) : null)} />
        {isPhone && (
          <Segmented<SupplierFilters['view']>
            block
            aria-label="Show as"
            options={[
              { value: 'list', label: 'List' },
              { value: 'map', label: 'Map' },
            ]}
            value={filters.view}
            onChange={(view) => filters.set('view', view === 'map' ? 'map' : null)}
          />
        )}
      </div>
      <div className="suppliers-beside">
        {shows('list') && <Listed suppliers={suppliers} now={now} onChoose={choose} onClear={filters.clear} />}
        {shows('map') && <OnMap suppliers={suppliers} filters={filters} origin={origin} onChoose={choose} />}
      </div>
      {open && <SupplierSheet supplier={open} now={now} mayEdit={isOffice} onClose={() => setChosen(null)} />}
    </>
  );
}

interface ListedProps {
  suppliers: NearSupplier[] | undefined;
  now: number;
  onChoose: (supplier: NearSupplier) => void;
  onClear: () => void;
}

function Listed({ suppliers, now, onChoose, onClear }: ListedProps) {
  if (!suppliers) {
    return (
      <div className="suppliers-list tools-suppliers-waiting">
        <Skeleton active title={false} paragraph={{ rows: 12 }} />
      </div>
    );
  }
  return (
    <div className="suppliers-list">
      <p className="dwang-hidden" role="status">
        {suppliers.length === 1 ? '1 supplier' : `${suppliers.length} suppliers`}
      </p>
      {suppliers.length === 0 ? (
        <EmptyState
          text="No suppliers found."
          hint="Try another trade or region, or add your own."
          action={<Button onClick={onClear}>Show All</Button>}
        />
      ) : (
        <SupplierList suppliers={suppliers} now={now} onChoose={onChoose} />
      )}
      <p className="suppliers-foot">Opening hours of suppliers that are not yours are indicative.</p>
    </div>
  );
}

function OnMap({
  suppliers,
  filters,
  origin,
  onChoose,
}: Pick<FoundProps, 'suppliers' | 'filters' | 'origin'> & Pick<ListedProps, 'onChoose'>) {
  const maps = useGetMapsQuery();
  const pins = useMemo(() => pinsOf(suppliers ?? []), [suppliers]);
  const { from, isKnown } = origin;
  const around = useMemo(() => ({ centre: from, zoom: isKnown ? ZOOM_ON_A_FIX : ZOOM }), [from, isKnown]);
  // What was asked for is looked at whole, wherever it is.
  const view = filters.isFiltered && pins.length > 0 ? undefined : around;
  return (
    <div className="suppliers-map">
      <MapView
        label="Map of suppliers"
        tilesUrl={maps.data?.tilesUrl}
        pins={pins}
        view={view}
        device={origin.isKnown ? from : null}
        size="whole"
        onChoose={(rank) => {
          const one = suppliers?.[rank - 1];
          if (one) onChoose(one);
        }}
      />
    </div>
  );
}
