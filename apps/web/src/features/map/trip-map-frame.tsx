import { MapPinOff } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useWords } from '../../words/words.ts';
import { canDraw } from './can-draw.ts';
import css from './map.module.css';
import type { TripMap } from './trip-map.ts';

// The renderer weighs as much as the rest of the app: it comes when a map is looked at.
const MapCanvas = lazy(() => import('./map-canvas.tsx'));

type FrameProps = {
  map: TripMap;
  label: string;
  still?: boolean;
  chosen?: string | null;
  onChoose?: (key: string) => void;
  children?: ReactNode;
};

/** The map, or why there is none. Whatever it shows stands in words beside it. */
export function TripMapFrame({ map, label, still = false, chosen = null, onChoose = () => {}, children }: FrameProps) {
  const { t } = useWords();
  const [failed, setFailed] = useState(false);
  const able = canDraw();
  return (
    <div className={classNames(css.frame, still ? css.preview : css.large)}>
      {able && !failed ? (
        <Suspense>
          <MapCanvas
            map={map}
            label={label}
            still={still}
            chosen={chosen}
            onChoose={onChoose}
            onFail={() => setFailed(true)}
          />
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
