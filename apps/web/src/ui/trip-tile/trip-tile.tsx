import { classNames } from '../class-names.ts';
import css from './trip-tile.module.css';

/** A little landscape in a colour that belongs to the destination, with its code. Decoration: the name stands beside it. */
export function TripTile({
  place,
  code,
  size = 56,
  past = false,
}: {
  place: string;
  code?: string;
  size?: number;
  past?: boolean;
}) {
  const seed = hash(place);
  const hue = seed % 360;
  return (
    <span
      aria-hidden="true"
      className={classNames(css.tile, past && css.past)}
      style={{
        '--size': `${size}px`,
        background: `linear-gradient(135deg, hsl(${hue} 78% 62%), hsl(${hue + 34} 72% 44%))`,
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" fill="#fff">
        {[78, 87, 96, 105].map((y, row) => (
          <path
            key={y}
            d={`M-10 ${y} Q ${20 + ((seed >> row) % 20)} ${y - 36} 50 ${y - 8} T 110 ${y - 14} V 120 H -10`}
            fillOpacity="0.08"
          />
        ))}
        <circle cx={66 + (seed % 14)} cy={22 + (seed % 9)} r="11" fillOpacity="0.3" />
      </svg>
      <span className={css.code}>{code ?? lettersOf(place)}</span>
    </span>
  );
}

/** `LAR` of La Rochelle: three letters, not two and a gap. */
function lettersOf(place: string): string {
  return place
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 3)
    .toUpperCase();
}

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
