import { Component, lazy, type ReactNode, Suspense, useRef } from 'react';
import { useInView } from '../charts/use-in-view';
import { ErrorState } from '../feedback/error-state';
import type { MapViewProps } from './map-types';

const MapCanvas = lazy(() => import('./map-canvas'));

/** A map whose code cannot be fetched leaves what stands around it as it is. */
class MapGuard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorState title="No map without a connection" reason="The addresses are beside it." />;
  }
}

/** A map's place, 180 px high or 360, filled once it is near the screen. */
export function MapView({ size = 'small', ...map }: MapViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place);
  return (
    <div ref={place} className={`dwang-map dwang-map-${size}`}>
      {isSeen && (
        <MapGuard>
          <Suspense fallback={null}>
            <MapCanvas {...map} />
          </Suspense>
        </MapGuard>
      )}
    </div>
  );
}
