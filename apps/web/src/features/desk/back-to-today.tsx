import { BackLink } from '../../ui/page/back-link.tsx';
import { useWords } from '../../words/words.ts';

/** From the pages that hang under Today and have no place of their own in the navigation. */
export function BackToToday() {
  const { t } = useWords();
  return <BackLink to="/desk">{t('shell.today')}</BackLink>;
}
