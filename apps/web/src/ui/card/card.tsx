import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './card.module.css';

/** `padded` for text and forms; without it for what draws its own edges. */
export function Card({ padded = false, className, ...rest }: ComponentProps<'section'> & { padded?: boolean }) {
  return <section className={classNames(css.card, padded && css.padded, className)} {...rest} />;
}

/** A card of rows with a line between them: `<RowList><li>…</li></RowList>`. */
export function RowList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={classNames(css.card, css.rows, className)} {...rest} />;
}

/** The class of one row, for a link, a button or a plain element. */
export const rowClass = css.row ?? '';

/** A row that a chip ends. */
export const rowWithChipClass = `${rowClass} ${css.withChip}`;

/** What stands in the middle of a row. */
export function RowText({ title, text, children }: { title: ReactNode; text?: ReactNode; children?: ReactNode }) {
  return (
    <span className={css.main}>
      <span className={css.title}>{title}</span>
      {text && <span className={css.text}>{text}</span>}
      {children}
    </span>
  );
}
