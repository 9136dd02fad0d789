import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buttonClass } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/words.ts';
import type { HotelSearch } from '../stay.ts';
import css from './results.module.css';

type PagesProps = { search: HotelSearch; page: number; pages: number };

/** Before and after; each page has its own address, so that Back leads where one was. */
export function Pages({ search, page, pages }: PagesProps) {
  const { t } = useWords();
  if (pages <= 1) return null;
  const to = (number: number): HotelSearch => ({ ...search, pageNumber: number === 1 ? undefined : number });
  return (
    <nav className={css.pages} aria-label={t('hotels.pages')}>
      {page > 1 ? (
        <Link to="/hotels/results" search={to(page - 1)} className={buttonClass()}>
          <ChevronLeft size={17} aria-hidden="true" />
          {t('hotels.before')}
        </Link>
      ) : (
        <span />
      )}
      <p>{t('hotels.pageOf', { page, pages })}</p>
      {page < pages ? (
        <Link to="/hotels/results" search={to(page + 1)} className={buttonClass()}>
          {t('hotels.after')}
          <ChevronRight size={17} aria-hidden="true" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
