import { ErrorState } from '@dwang/kit';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { SupplierMapProps } from './supplier-map';

const SupplierMap = lazy(() => import('./supplier-map'));

/** A map whose code cannot be fetched leaves the list as it is. */
class MapGuard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorState title="No map without a connection" reason="The addresses are in the list below." />;
  }
}

interface MapPlaceProps extends SupplierMapProps {
  isExpanded: boolean;
  isSeen: boolean;
}

/** The map's place on the card, 180 px high or 360 px expanded, filled once it is looked at. */
export function MapPlace({ isExpanded, isSeen, ...map }: MapPlaceProps) {
  return (
    <div className={isExpanded ? 'tools-map tools-map-expanded' : 'tools-map'}>
      {isSeen && (
        <MapGuard>
          <Suspense fallback={null}>
            <SupplierMap {...map} />
          </Suspense>
        </MapGuard>
      )}
    </div>
  );
}
