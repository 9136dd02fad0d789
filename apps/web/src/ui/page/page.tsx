import { type ReactNode, useEffect } from 'react';
import { classNames } from '../class-names.ts';
import css from './page.module.css';
import { useInheritedFocus } from './use-inherited-focus.ts';

/** The frame of a page: `<Page><PageHeader title=… /><PageBody>…</PageBody></Page>`. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={css.page}>{children}</div>;
}

type HeaderProps = {
  /** The heading, and the title of the window. It takes the focus after navigation, so draw it also while loading. */
  title: string;
  eyebrow?: ReactNode;
  below?: ReactNode;
  /** A `BackLink` to where this page hangs. */
  back?: ReactNode;
  actions?: ReactNode;
  before?: ReactNode;
};

export function PageHeader({ title, eyebrow, below, back, actions, before }: HeaderProps) {
  useEffect(() => {
    document.title = title ? `${title} · Escale` : 'Escale';
  }, [title]);
  return (
    <header className={css.head}>
      {back && <div className={css.backLine}>{back}</div>}
      {!before && eyebrow && <p className={classNames(css.eyebrow, css.whole)}>{eyebrow}</p>}
      {before}
      <div className={css.titles}>
        {before && eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <h1 ref={useInheritedFocus()} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {before && below && <p className={css.below}>{below}</p>}
      </div>
      {/* Under the actions too, or a phone would break it into three lines beside them. */}
      {!before && below && <p className={classNames(css.below, css.whole, css.last)}>{below}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  );
}

/** With `aside` a second column from 1281 px; below that it follows the main one. `narrow` for forms and texts. */
export function PageBody({
  children,
  aside,
  narrow = false,
}: {
  children: ReactNode;
  aside?: ReactNode;
  narrow?: boolean;
}) {
  if (!aside) return <div className={classNames(css.body, narrow && css.narrow)}>{children}</div>;
  return (
    <div className={classNames(css.body, css.columns)}>
      <div className={css.main}>{children}</div>
      <div className={css.aside}>{aside}</div>
    </div>
  );
}

/** A heading within a page, with a link to the whole of it. */
export function SectionHeader({ id, title, link }: { id?: string; title: string; link?: ReactNode }) {
  return (
    <div className={css.section}>
      <h2 id={id} className={css.sectionTitle}>
        {title}
      </h2>
      {link}
    </div>
  );
}

export const sectionLinkClass = css.sectionLink;
