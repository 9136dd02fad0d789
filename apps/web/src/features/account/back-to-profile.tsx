import { Link } from '@tanstack/react-router';
import { BackArrow, backClass } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';

/** Stands above the heading of every page that hangs on the profile. */
export function BackToProfile() {
  const { t } = useWords();
  return (
    <Link to="/profile" className={backClass}>
      <BackArrow />
      {t('shell.profile')}
    </Link>
  );
}
