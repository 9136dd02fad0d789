import type { FeatureCollection } from 'geojson';
import { Expand, MapPin, Minus, Plus } from 'lucide-react';
import { Map as Drawing, type GeoJSONSource, Marker, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { kinds } from '../../ui/kind/kind.tsx';
import { useDark } from '../../ui/theme/theme.ts';
import type { Language } from '../../words/language.ts';
import { useWords } from '../../words/words.ts';
import { boundsOf } from './great-circle.ts';
import { loadWorld } from './load-world.ts';
import css from './map.module.css';
import { spreadPins } from './spread-pins.ts';
import { kindOf, type MapPlace, type TripMap } from './trip-map.ts';
import { blankStyle, mapColours, withTrip, worldStyle } from './world-style.ts';

// Without an address of its own the renderer makes its worker from a blob, which our content policy forbids.
setWorkerUrl(workerUrl);

type CanvasProps = {
  map: TripMap;
  label: string;
  /** Of the operator's own tiles; null: the embedded world. */
  styleUrl: string | null;
  /** A drawing to look at: no gestures, no controls. */
  still: boolean;
  near: boolean;
  chosen: string | null;
  onChoose: (key: string) => void;
  onFail: () => void;
};

/** A price is wider than an icon. */
const tagApartPx = { x: 68, y: 34 };

type Pin = { place: MapPlace; element: HTMLElement };

/** The world with the trip on it. */
export default function MapCanvas({ map, label, styleUrl, still, near, chosen, onChoose, onFail }: CanvasProps) {
  const { t, language } = useWords();
  const dark = useDark();
  const frame = useRef<HTMLElement>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [pins, setPins] = useState<Pin[]>([]);
  const fail = useEffectEvent(onFail);

  // One drawing for each look of the page: its colours are not the page's own.
  useEffect(() => {
    let gone = false;
    let made: Drawing | null = null;
    styleFor(styleUrl, near, dark, language).then(
      (style) => {
        if (gone || !frame.current) return;
        try {
          made = open(frame.current, style, { still, close: near || styleUrl !== null, signed: styleUrl !== null });
        } catch {
          return fail();
        }
        made.on('load', () => gone || setDrawing(made));
      },
      () => gone || fail(),
    );
    return () => {
      gone = true;
      setDrawing(null);
      made?.remove();
    };
  }, [dark, language, still, near, styleUrl]);

  useEffect(() => {
    if (!drawing) return;
    drawWays(drawing, map);
    showAll(drawing, map, near, false);
    const placed = map.places.flatMap((place) => {
      if (!place.at) return [];
      const element = document.createElement('div');
      element.className = css.pinAnchor ?? '';
      const marker = new Marker({ element, anchor: 'center' }).setLngLat([...place.at]).addTo(drawing);
      return [{ pin: { place, element }, marker }];
    });
    setPins(placed.map(({ pin }) => pin));
    const spread = () => {
      const shifts = spreadPins(
        placed.map(({ marker }) => drawing.project(marker.getLngLat())),
        near ? tagApartPx : undefined,
      );
      for (const [i, { marker }] of placed.entries()) marker.setOffset([shifts[i]?.x ?? 0, shifts[i]?.y ?? 0]);
      drawAsides(
        drawing,
        placed.flatMap(({ pin }, i) => (pin.place.at && shifts[i] ? [{ at: pin.place.at, shift: shifts[i] }] : [])),
      );
      const standing = placed.filter((_, i) => shifts[i]?.x === 0 && shifts[i]?.y === 0);
      drawNames(
        drawing,
        standing.map(({ pin }) => pin.place),
      );
    };
    spread();
    drawing.on('moveend', spread);
    return () => {
      setPins([]);
      drawing.off('moveend', spread);
      for (const { marker } of placed) marker.remove();
    };
  }, [drawing, map, near]);

  useEffect(() => {
    const at = map.places.find(({ key }) => key === chosen)?.at;
    if (!drawing || !at) return;
    const view = { center: [...at] as [number, number], zoom: Math.max(drawing.getZoom(), 5) };
    if (isStill()) drawing.jumpTo(view);
    else drawing.easeTo({ ...view, duration: 500 });
  }, [drawing, map, chosen]);

  return (
    <div className={css.canvas} data-ready={drawing ? true : undefined}>
      <section ref={frame} className={classNames(css.drawing, styleUrl && css.foreign)} aria-label={label} />
      {pins.map(({ place, element }) =>
        createPortal(
          <PinFace place={place} still={still} chosen={place.key === chosen} onChoose={onChoose} />,
          element,
          place.key,
        ),
      )}
      {!still && drawing && (
        <div className={css.controls}>
          <IconButton label={t('map.zoomIn')} onClick={() => drawing.zoomIn({ animate: !isStill() })}>
            <Plus size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('map.zoomOut')} onClick={() => drawing.zoomOut({ animate: !isStill() })}>
            <Minus size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('map.showAll')} onClick={() => showAll(drawing, map, near, !isStill())}>
            <Expand size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {!styleUrl && !near && <p className={css.credits}>{t('map.credits')}</p>}
    </div>
  );
}

type PinProps = { place: MapPlace; still: boolean; chosen: boolean; onChoose: (key: string) => void };

function PinFace({ place, still, chosen, onChoose }: PinProps) {
  const { icon: Icon, colour } = faceOf(place);
  const look = { '--pin': `var(--${colour})` };
  const face = <Icon size={still ? 13 : 15} aria-hidden="true" />;
  if (still) {
    return (
      <span className={css.pin} style={look} aria-hidden="true">
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classNames(css.pin, place.tag && css.tag)}
      style={look}
      aria-label={place.tag ? `${place.place.name}, ${place.tag}` : place.place.name}
      aria-pressed={chosen}
      onClick={() => onChoose(place.key)}
    >
      {place.tag ?? face}
    </button>
  );
}

/** What nobody travels to or from is the point that everything else is near to. */
function faceOf(place: MapPlace) {
  if (place.tag) return kinds.hotel;
  return place.stops.length === 0 ? { icon: MapPin, colour: 'accent-text' } : kinds[kindOf(place)];
}

async function styleFor(
  url: string | null,
  near: boolean,
  dark: boolean,
  language: Language,
): Promise<StyleSpecification> {
  if (!url && near) return blankStyle(mapColours(dark));
  if (!url) return worldStyle(await loadWorld(), mapColours(dark), language);
  const answer = await fetch(url, { referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error(`style: ${answer.status}`);
  return withTrip((await answer.json()) as StyleSpecification, mapColours(dark));
}

function open(
  container: HTMLElement,
  style: StyleSpecification,
  { still, close, signed }: { still: boolean; close: boolean; signed: boolean },
): Drawing {
  const drawing = new Drawing({
    container,
    style,
    interactive: !still,
    attributionControl: signed ? { compact: false } : false,
    // Closer than this our coasts are only polygons.
    maxZoom: close ? 18 : 8,
    minZoom: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
  });
  drawing.touchZoomRotate.disableRotation();
  drawing.keyboard.disableRotation();
  return drawing;
}

function drawWays(drawing: Drawing, { lines }: TripMap): void {
  const style = getComputedStyle(document.documentElement);
  show(drawing, 'ways', {
    type: 'FeatureCollection',
    features: lines.map(({ type, points }) => ({
      type: 'Feature',
      properties: { colour: colourOf(style, kinds[type].colour), flown: type === 'flight' },
      geometry: { type: 'LineString', coordinates: points.map((point) => [...point]) },
    })),
  });
}

/** Names of the places whose pins stand where they are: one that stepped aside is named in the list. */
function drawNames(drawing: Drawing, places: readonly MapPlace[]): void {
  show(drawing, 'places', {
    type: 'FeatureCollection',
    features: places.flatMap(({ place, at, tag }) =>
      at && !tag
        ? [
            {
              type: 'Feature' as const,
              properties: { name: place.iata ?? place.name },
              geometry: { type: 'Point' as const, coordinates: [...at] },
            },
          ]
        : [],
    ),
  });
}

type Aside = { at: readonly [number, number]; shift: { x: number; y: number } };

/** A thin line from each pin that stepped aside to the spot where its place is: distances on the map stay true. */
function drawAsides(drawing: Drawing, pins: readonly Aside[]): void {
  show(drawing, 'asides', {
    type: 'FeatureCollection',
    features: pins
      .filter(({ shift }) => shift.x !== 0 || shift.y !== 0)
      .flatMap(({ at, shift }) => {
        const spot = drawing.project([...at]);
        const stands = drawing.unproject([spot.x + shift.x, spot.y + shift.y]);
        const line = { type: 'LineString' as const, coordinates: [[...at], stands.toArray()] };
        const point = { type: 'Point' as const, coordinates: [...at] };
        return [line, point].map((geometry) => ({ type: 'Feature' as const, properties: {}, geometry }));
      }),
  });
}

function show(drawing: Drawing, id: 'ways' | 'asides' | 'places', shapes: FeatureCollection): void {
  (drawing.getSource(id) as GeoJSONSource | undefined)?.setData(shapes);
}

/** A custom property may stand for another one: the browser resolves it on an element only. */
function colourOf(style: CSSStyleDeclaration, name: string): string {
  return style.getPropertyValue(`--${name}`).trim() || '#1f41ee';
}

function showAll(drawing: Drawing, { places, lines }: TripMap, near: boolean, animate: boolean): void {
  const points = [...lines.flatMap((line) => line.points), ...places.flatMap(({ at }) => (at ? [at] : []))];
  const box = boundsOf(points);
  if (!box) return;
  const { clientWidth, clientHeight } = drawing.getContainer();
  const side = Math.min(80, clientWidth / 7, clientHeight / 5);
  // The buttons stand at the right; below, a name must not lie under whom the map is owed to.
  const padding = {
    top: side,
    bottom: side + 24,
    left: side,
    right: drawing.scrollZoom.isEnabled() ? Math.max(side, 84) : side,
  };
  drawing.fitBounds(box, { padding, maxZoom: near ? 16 : 6, animate });
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
