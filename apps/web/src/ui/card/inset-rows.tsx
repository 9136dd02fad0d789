import type { ReactNode } from 'react';
import css from './inset-rows.module.css';

/** Rows within a padded card, between a line above and one below; each an `InsetRow`. */
export function InsetRows({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>;
}

export function InsetRow({ children }: { children: ReactNode }) {
  return <li className={css.row}>{children}</li>;
}
