import { errorText } from '@dwang/client';
import type { SupplierPage } from '@dwang/contracts';
import { Button, DownIcon, ErrorState, PlaceIcon, SectionCard, Skeleton } from '@dwang/kit';
import type { WidgetProps } from '@dwang/shell-api';
import { useMemo, useState } from 'react';
import { useListSuppliersQuery } from '../../api/directories';
import { MapPlace } from './map-place';
import { byDistance, type NearSupplier } from './nearest';
import { SupplierDialog } from './supplier-dialog';
import { SupplierList } from './supplier-list';
import { DEFAULT_PLACE, type DevicePlace, useDevicePlace } from './use-device-place';
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
  const expand = (
    <Button
      type="text"
      aria-label="Larger map"
      aria-expanded={isExpanded}
      icon={<DownIcon rotate={isExpanded ? 180 : 0} />}
      onClick={() => setExpanded(!isExpanded)}
    />
  );
  return (
    <SectionCard title="Supplier Locator" icon={<PlaceIcon aria-hidden />} actions={expand} flush>
      <div ref={element}>
        {data ? (
          <Located page={data} device={device} isExpanded={isExpanded} isSeen={isSeen} />
        ) : error ? (
          <ErrorState
            title="Could not load the suppliers"
            reason={errorText(error, '')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Waiting isExpanded={isExpanded} />
        )}
      </div>
    </SectionCard>
  );
}

interface LocatedProps {
  page: SupplierPage;
  device: DevicePlace;
  isExpanded: boolean;
  isSeen: boolean;
}

function Located({ page, device, isExpanded, isSeen }: LocatedProps) {
  const [chosen, setChosen] = useState<NearSupplier | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const now = useMinute();
  const centre = device.found ?? DEFAULT_PLACE;
  const suppliers = useMemo(() => byDistance(page.items, centre), [page.items, centre]);
  const map = { suppliers, tilesUrl: page.tilesUrl, device: device.found, centre, isExpanded, isSeen };
  return (
    <>
      <MapPlace {...map} onChoose={setChosen} />
      <PlaceLine device={device} />
      <div className="tools-suppliers">
        <SupplierList suppliers={showsAll ? suppliers : suppliers.slice(0, NEAREST)} now={now} onChoose={setChosen} />
      </div>
      <div className="tools-suppliers-foot">
        <span>Opening hours are indicative.</span>
        {suppliers.length > NEAREST && (
          <Button type="link" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? `Show Nearest ${NEAREST}` : `Show All (${suppliers.length})`}
          </Button>
        )}
      </div>
      {chosen && <SupplierDialog supplier={chosen} now={now} onClose={() => setChosen(null)} />}
    </>
  );
}

/** From where the distances count, or why the device's own place is not known. */
function PlaceLine({ device: { found, isLooking, message, retry } }: { device: DevicePlace }) {
  const said =
    message ?? (found ? 'Distances from where you are' : isLooking ? 'Finding your location…' : 'Distances from Tauranga');
  return (
    <div className="tools-map-line">
      <span role="status">{said}</span>
      {message && (
        <Button type="link" onClick={retry} loading={isLooking}>
          Try Again
        </Button>
      )}
    </div>
  );
}

function Waiting({ isExpanded }: { isExpanded: boolean }) {
  return (
    <>
      <div className={isExpanded ? 'tools-map tools-map-expanded' : 'tools-map'} />
      <div className="tools-map-line" />
      <div className="tools-suppliers tools-suppliers-waiting">
        <Skeleton active title={false} paragraph={{ rows: 7 }} />
      </div>
    </>
  );
}
