import { errorText, useGetMapsQuery } from '@dwang/client';
import type { Supplier } from '@dwang/contracts';
import { Button, DownIcon, ErrorState, LinkButton, PlaceIcon, SectionCard, Skeleton } from '@dwang/kit';
import { MapView } from '@dwang/kit/map';
import type { WidgetProps } from '@dwang/shell-api';
import { useMemo, useState } from 'react';
import { useListSuppliersQuery } from '../../api/suppliers';
import { byDistance, type NearSupplier } from './nearest';
import { pinsOf } from './pins';
import { PlaceLine } from './place-line';
import { SupplierDialog } from './supplier-dialog';
import { SupplierList } from './supplier-list';
import { DEFAULT_PLACE, type DevicePlace, useDevicePlace, ZOOM, ZOOM_ON_A_FIX } from './use-device-place';
import { useMinute } from './use-minute';
import { useSeen } from './use-seen';
import './suppliers.css';

/** Source: specification 1, section 9. */
const NEAREST = 5;

/** The dashboard's card `supplier-locator`: merchants on a map and in a list, the nearest first. */
export default function SupplierLocator({ size }: WidgetProps) {
  const { data, error, isFetching, refetch } = useListSuppliersQuery();
  const [element, isSeen] = useSeen<HTMLDivElement>();
  const device = useDevicePlace(isSeen);
  const [isExpanded, setExpanded] = useState(size === 'full');
  const actions = (
    <>
      <LinkButton type="link" to="/suppliers">
        All suppliers
      </LinkButton>
      <Button
        type="text"
        aria-label="Larger map"
        aria-expanded={isExpanded}
        icon={<DownIcon rotate={isExpanded ? 180 : 0} />}
        onClick={() => setExpanded(!isExpanded)}
      />
    </>
  );
  return (
    <SectionCard title="Supplier Locator" icon={<PlaceIcon aria-hidden />} actions={actions} flush>
      <div ref={element}>
        {error && !data ? (
          <ErrorState
            title="Could not load the suppliers"
            reason={errorText(error, '')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Located items={data?.items} device={device} isExpanded={isExpanded} />
        )}
      </div>
    </SectionCard>
  );
}

interface LocatedProps {
  /** Undefined while they are read. */
  items: readonly Supplier[] | undefined;
  device: DevicePlace;
  isExpanded: boolean;
}

function Located({ items, device, isExpanded }: LocatedProps) {
  const [chosen, setChosen] = useState<NearSupplier | null>(null);
  const now = useMinute();
  const maps = useGetMapsQuery();
  const centre = device.found ?? DEFAULT_PLACE;
  const placed = useMemo(() => (items ?? []).filter(({ location }) => location), [items]);
  const suppliers = useMemo(() => byDistance(placed, centre), [placed, centre]);
  const pins = useMemo(() => pinsOf(suppliers), [suppliers]);
  const view = useMemo(() => ({ centre, zoom: device.found ? ZOOM_ON_A_FIX : ZOOM }), [centre, device.found]);
  return (
    <>
      <MapView
        label="Map of suppliers"
        tilesUrl={maps.data?.tilesUrl}
        pins={pins}
        view={view}
        device={device.found}
        size={isExpanded ? 'large' : 'small'}
        onChoose={(rank) => setChosen(suppliers[rank - 1] ?? null)}
      />
      <PlaceLine device={device} />
      {items ? <Suppliers suppliers={suppliers} now={now} onChoose={setChosen} /> : <Waiting />}
      {chosen && <SupplierDialog supplier={chosen} now={now} onClose={() => setChosen(null)} />}
    </>
  );
}

interface SuppliersProps {
  suppliers: readonly NearSupplier[];
  now: number;
  onChoose: (supplier: NearSupplier) => void;
}

/** The nearest, or all of them. */
function Suppliers({ suppliers, now, onChoose }: SuppliersProps) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <div className="tools-suppliers">
        <SupplierList suppliers={showsAll ? suppliers : suppliers.slice(0, NEAREST)} now={now} onChoose={onChoose} />
      </div>
      <div className="tools-suppliers-foot">
        <span>Opening hours are indicative.</span>
        {suppliers.length > NEAREST && (
          <Button type="link" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? `Show Nearest ${NEAREST}` : `Show All (${suppliers.length})`}
          </Button>
        )}
      </div>
    </>
  );
}

const Waiting = () => (
  <div className="tools-suppliers tools-suppliers-waiting">
    <Skeleton active title={false} paragraph={{ rows: 7 }} />
  </div>
);
