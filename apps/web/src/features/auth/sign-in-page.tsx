import { useWords } from '../../words/words.ts';

export function SignInPage() {
  const { t } = useWords();
  return <h1>{t('auth.title')}</h1>;
}
