import { useGetMapsQuery } from '@dwang/client';
import { MapView, type MapViewProps } from '@dwang/kit/map';

/** A map with the pictures of this installation. */
export function PlaceMap(props: Omit<MapViewProps, 'tilesUrl'>) {
  const maps = useGetMapsQuery();
  return <MapView tilesUrl={maps.data?.tilesUrl} {...props} />;
}
