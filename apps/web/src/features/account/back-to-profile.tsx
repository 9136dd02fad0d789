import { BackLink } from '../../ui/page/back-link.tsx';
import { useWords } from '../../words/words.ts';

/** Stands above the heading of every page that hangs on the profile. */
export function BackToProfile() {
  const { t } = useWords();
  return <BackLink to="/profile">{t('shell.profile')}</BackLink>;
}
