import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { PagedRows } from '../../ui/paged-rows/paged-rows.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useWords } from '../../words/words.ts';

type Props<Item> = {
  items: readonly Item[];
  /** The query of many pages that they come from. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  table: ReactNode;
  label: string;
  /** In pixels. */
  rowHeight: number;
  draw: (item: Item) => ReactNode;
};

/** A table where there is room for its columns, else rows; both have more behind their end. */
export function TableOrRows<Item extends { id: string }>({ items, list, table, label, rowHeight, draw }: Props<Item>) {
  const { t } = useWords();
  const more = () => void list.fetchNextPage();
  if (!useMedia('(min-width: 1021px)')) {
    return (
      <PagedRows
        items={items}
        rowHeight={rowHeight}
        draw={draw}
        keyOf={({ id }) => id}
        label={label}
        hasMore={list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        onMore={more}
      />
    );
  }
  return (
    <>
      {table}
      {list.hasNextPage && (
        <Button wide busy={list.isFetchingNextPage} onClick={more}>
          {t('common.showMore')}
        </Button>
      )}
    </>
  );
}
