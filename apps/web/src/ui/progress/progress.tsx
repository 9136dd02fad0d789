import { classNames } from '../class-names.ts';
import css from './progress.module.css';

type ProgressProps = {
  label: string;
  /** From 0 to 1; left out when nobody knows how far it is. */
  share?: number;
  /** What is said in the place of the percentage. */
  text?: string | undefined;
  /** Something is to be done about it. */
  tone?: 'warn' | undefined;
};

export function Progress({ label, share, text, tone }: ProgressProps) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <div
        className={classNames(css.bar, percent === undefined && css.unknown, tone && css[tone])}
        style={percent === undefined ? undefined : { transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
