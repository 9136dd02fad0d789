import { BackLink } from '../../ui/page/back-link.tsx';
import { useWords } from '../../words/words.ts';
import css from './back-to-profile.module.css';

/** Stands above the heading of every page that hangs on the profile. */
export function BackToProfile({ phoneOnly = false }: { phoneOnly?: boolean }) {
  const { t } = useWords();
  return (
    <BackLink to="/profile" className={phoneOnly ? css.phoneOnly : undefined}>
      {t('shell.profile')}
    </BackLink>
  );
}
