import type { Position } from '@dwang/client';
import { useEffect, useRef, useState } from 'react';
import { type DrawnMap, drawMap } from './draw-map';
import type { NearSupplier } from './nearest';
import 'leaflet/dist/leaflet.css';
import './supplier-map.css';

export interface SupplierMapProps {
  suppliers: readonly NearSupplier[];
  tilesUrl: string;
  device: Position | null;
  centre: Position;
  onChoose: (supplier: NearSupplier) => void;
}

/** The suppliers by their numbers and where the device is. Loaded when it is first looked at: it brings leaflet. */
export default function SupplierMap({ suppliers, tilesUrl, device, centre, onChoose }: SupplierMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const [hasPictures, setPictures] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const one = drawMap(element.current, tilesUrl, { chosen: (supplier) => choose.current(supplier), pictures: setPictures });
    setDrawn(one);
    return () => one.remove();
  }, [tilesUrl]);
  useEffect(() => drawn?.show(suppliers, device, centre), [drawn, suppliers, device, centre]);
  return (
    <>
      <section ref={element} className="tools-map-canvas" aria-label="Map of suppliers" />
      {!hasPictures && <p className="tools-map-note">No map pictures. The places are still right.</p>}
    </>
  );
}
