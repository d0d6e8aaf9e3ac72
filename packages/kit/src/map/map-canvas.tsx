import { useEffect, useRef, useState } from 'react';
import { type DrawnMap, drawMap } from './draw-map';
import type { MapViewProps } from './map-types';
import 'leaflet/dist/leaflet.css';
import './map.css';

/** The drawn map. Loaded when one is first looked at: it brings leaflet. */
export default function MapCanvas({ label, tilesUrl, pins, view, device = null, onChoose, onMove }: MapViewProps) {
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const heard = useRef({ onChoose, onMove });
  heard.current = { onChoose, onMove };
  const [hasPictures, setPictures] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const one = drawMap(element.current, {
      chosen: (id) => heard.current.onChoose?.(id),
      moved: (to) => heard.current.onMove?.(to),
      pictures: setPictures,
    });
    setDrawn(one);
    return () => one.remove();
  }, []);
  const canMove = onMove !== undefined;
  useEffect(() => drawn?.show({ tilesUrl, pins, view, device, canMove }), [drawn, tilesUrl, pins, view, device, canMove]);
  return (
    <>
      <section ref={element} className="dwang-map-canvas" aria-label={label} />
      {!hasPictures && <p className="dwang-map-note">No map pictures. The places are still right.</p>}
    </>
  );
}
