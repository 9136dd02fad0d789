import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './chip.module.css';

type ChipProps = {
  tone?: 'quiet' | 'accent' | 'ok' | 'warn' | 'bad' | 'onAccent';
  icon?: ReactNode;
  /** A dot before the words; `pulse` for what is happening now. */
  dot?: boolean | 'pulse';
  children: ReactNode;
};

/** A short fact or state. Colour never says it alone. */
export function Chip({ tone = 'quiet', icon, dot, children }: ChipProps) {
  return (
    <span className={classNames(css.chip, css[tone])}>
      {dot && <span className={classNames(css.dot, dot === 'pulse' && css.pulse)} aria-hidden="true" />}
      {icon}
      {children}
    </span>
  );
}
