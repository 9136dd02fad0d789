import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import shared from '../desk.module.css';
import css from './today.module.css';

/** The class of a line of the board, for a link or a plain element: a tile, then its words. */
export const needClass = css.need;

export function NeedTile({ icon: Icon, tone }: { icon: LucideIcon; tone?: 'accent' | 'warn' | 'bad' }) {
  return (
    <span className={css.needTile} data-tone={tone} aria-hidden="true">
      <Icon size={19} />
    </span>
  );
}

type WordsProps = { who: string; what?: ReactNode; about: ReactNode };

export function NeedWords({ who, what, about }: WordsProps) {
  return (
    <span className={css.needText}>
      <span className={css.strong}>{who}</span>
      {what && <span>{what}</span>}
      <span className={shared.quiet}>{about}</span>
    </span>
  );
}
