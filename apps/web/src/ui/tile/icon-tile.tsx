import type { LucideIcon } from 'lucide-react';
import css from './icon-tile.module.css';

/** A colour of the tokens that has a soft partner. */
export type TileColour = 'accent' | 'note' | 'flight' | 'hotel' | 'train' | 'transfer' | 'car' | 'sea' | 'event';

type IconTileProps = { icon: LucideIcon; colour?: TileColour; size?: number };

/** An icon on a soft square of its colour; the words beside it say what it means. */
export function IconTile({ icon: Icon, colour = 'accent', size = 40 }: IconTileProps) {
  const ink = colour === 'accent' ? 'accent-text' : colour;
  return (
    <span
      aria-hidden="true"
      className={css.tile}
      style={{ '--size': `${size}px`, background: `var(--${colour}-soft)`, color: `var(--${ink})` }}
    >
      <Icon size={Math.round(size * 0.48)} />
    </span>
  );
}
