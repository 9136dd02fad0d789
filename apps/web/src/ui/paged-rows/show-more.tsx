import { useWords } from '../../words/words.ts';
import { Button } from '../button/button.tsx';

type ShowMoreProps = {
  /** As `useInfiniteQuery` answers. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  wide?: boolean;
};

/** Below a list that has more than is shown. */
export function ShowMore({ list, wide = false }: ShowMoreProps) {
  const { t } = useWords();
  if (!list.hasNextPage) return null;
  return (
    <Button wide={wide} busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {t('common.showMore')}
    </Button>
  );
}
