import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { Button } from '../button/button.tsx';
import css from './paged-rows.module.css';
import { visibleRange } from './visible-range.ts';

type PagedRowsProps<Item> = {
  items: readonly Item[];
  /** All rows are as high; a longer text is cut. In pixels. */
  rowHeight: number;
  draw: (item: Item) => ReactNode;
  keyOf: (item: Item) => string;
  label: string;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
};

/** A list that may have thousands of rows: draws those in sight and fetches the next page before its end is reached. */
export function PagedRows<Item>({
  items,
  rowHeight,
  draw,
  keyOf,
  label,
  hasMore,
  loadingMore,
  onMore,
}: PagedRowsProps<Item>) {
  const { t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const [range, setRange] = useState({ from: 0, to: 24 });

  const look = useEffectEvent(() => {
    if (!list.current) return;
    const next = visibleRange(list.current.getBoundingClientRect().top, innerHeight, rowHeight, items.length);
    setRange((before) => (before.from === next.from && before.to === next.to ? before : next));
    if (hasMore && !loadingMore && next.to >= items.length) onMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: more items or other heights mean another look, although nothing scrolled
  useEffect(() => {
    look();
    const options = { passive: true };
    addEventListener('scroll', look, options);
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [items.length, rowHeight]);

  const to = Math.min(range.to, items.length);
  const from = Math.min(range.from, to);
  return (
    <>
      <ul
        ref={list}
        className={css.list}
        aria-label={label}
        style={{
          '--row-height': `${rowHeight}px`,
          paddingTop: from * rowHeight,
          paddingBottom: (items.length - to) * rowHeight,
        }}
      >
        {items.slice(from, to).map((item, index) => (
          <li
            key={keyOf(item)}
            className={css.row}
            aria-setsize={hasMore ? -1 : items.length}
            aria-posinset={from + index + 1}
          >
            {draw(item)}
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={css.end}>
          <Button busy={loadingMore} onClick={onMore}>
            {t('common.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}
