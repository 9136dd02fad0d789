import type { ReactNode } from 'react';
import css from './or.module.css';

/** Between two ways to do the same. */
export function Or({ children }: { children: ReactNode }) {
  return <p className={css.or}>{children}</p>;
}
