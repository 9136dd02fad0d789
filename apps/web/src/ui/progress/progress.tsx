import { classNames } from '../class-names.ts';
import css from './progress.module.css';

/** `share` from 0 to 1; left out when nobody knows how far it is. */
export function Progress({ label, share }: { label: string; share?: number }) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div
        className={classNames(css.bar, percent === undefined && css.unknown)}
        style={percent === undefined ? undefined : { transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
