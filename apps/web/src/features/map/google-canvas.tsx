import { useEffect, useEffectEvent, useRef } from 'react';
import { kinds } from '../../ui/kind/kind.tsx';
import { loadGoogleMaps } from './google-maps.ts';
import type { Point } from './great-circle.ts';
import css from './map.module.css';
import type { TripMap } from './trip-map.ts';

type CanvasProps = { map: TripMap; label: string; script: string; onFail: () => void };

/** The trip on Google's map, for who asked for it. */
export default function GoogleCanvas({ map, label, script, onFail }: CanvasProps) {
  const frame = useRef<HTMLElement>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let gone = false;
    loadGoogleMaps(script, () => gone || fail()).then(
      (maps) => {
        if (gone || !frame.current) return;
        const drawing = new maps.Map(frame.current, { mapTypeControl: false, streetViewControl: false });
        const bounds = new maps.LatLngBounds();
        const style = getComputedStyle(document.documentElement);
        for (const { type, points } of map.lines) {
          const strokeColor = style.getPropertyValue(`--${kinds[type].colour}`).trim();
          new maps.Polyline({ path: points.map(latLng), map: drawing, strokeColor, strokeWeight: 3 });
        }
        for (const { place, at } of map.places) {
          if (!at) continue;
          new maps.Marker({ position: latLng(at), map: drawing, title: place.name });
          bounds.extend(latLng(at));
        }
        drawing.fitBounds(bounds, 48);
      },
      () => gone || fail(),
    );
    return () => {
      gone = true;
    };
  }, [map, script]);
  return <section ref={frame} className={css.google} aria-label={label} />;
}

const latLng = ([lng, lat]: Point) => ({ lat, lng });
