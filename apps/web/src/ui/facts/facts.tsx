import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './facts.module.css';

/** Small labels above their values: two beside each other, or each on its own line (`single`). */
export function Facts({ single = false, children }: { single?: boolean; children: ReactNode }) {
  return <dl className={classNames(css.facts, !single && css.pairs)}>{children}</dl>;
}

type FactProps = { label: ReactNode; wide?: boolean; children: ReactNode };

export function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={classNames(css.fact, wide && css.wide)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
