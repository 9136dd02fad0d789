import { MapPinOff } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useWords } from '../../words/words.ts';
import { canDraw } from './can-draw.ts';
import css from './map.module.css';
import type { TripMap } from './trip-map.ts';
import { useMaps } from './use-maps.ts';

// The renderer weighs as much as the rest of the app: it comes when a map is looked at.
const MapCanvas = lazy(() => import('./map-canvas.tsx'));
const GoogleCanvas = lazy(() => import('./google-canvas.tsx'));

type FrameProps = {
  map: TripMap;
  label: string;
  still?: boolean;
  /** Streets apart rather than countries: without the operator's tiles there is then nothing beneath the pins. */
  near?: boolean;
  chosen?: string | null;
  onChoose?: (key: string) => void;
  /** Google's script, once somebody asked for its map. */
  google?: { script: string; onFail: () => void } | null;
  children?: ReactNode;
};

/** The map, or why there is none. Whatever it shows stands in words beside it. */
export function TripMapFrame({
  map,
  label,
  still = false,
  near = false,
  chosen = null,
  onChoose = () => {},
  google = null,
  children,
}: FrameProps) {
  const { t } = useWords();
  const [failed, setFailed] = useState(false);
  const { style, known } = useMaps();
  const able = canDraw();
  return (
    <div className={classNames(css.frame, still ? css.preview : css.large)}>
      {google ? (
        <Suspense>
          <GoogleCanvas map={map} label={label} {...google} />
        </Suspense>
      ) : able && !failed ? (
        <Suspense>
          {known && (
            <MapCanvas
              map={map}
              label={label}
              styleUrl={still ? null : style}
              still={still}
              near={near}
              chosen={chosen}
              onChoose={onChoose}
              onFail={() => setFailed(true)}
            />
          )}
        </Suspense>
      ) : (
        <div className={css.unable} role="status">
          <MapPinOff size={28} aria-hidden="true" />
          <b>{t(able ? 'map.failed' : 'map.unable')}</b>
          <p className={css.note}>{t(able ? 'map.failedText' : 'map.unableText')}</p>
        </div>
      )}
      {children}
    </div>
  );
}
