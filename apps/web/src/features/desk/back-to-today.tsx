import { Link } from '@tanstack/react-router';
import { BackArrow, backClass } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';

/** From the pages that hang under Today and have no place of their own in the navigation. */
export function BackToToday() {
  const { t } = useWords();
  return (
    <Link to="/desk" className={backClass}>
      <BackArrow />
      {t('shell.today')}
    </Link>
  );
}
