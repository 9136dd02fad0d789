import { useQueryClient } from '@tanstack/react-query';
import { Choice } from '../../ui/choice/choice.tsx';
import { chooseTheme, useTheme } from '../../ui/theme/theme.ts';
import { chosenLanguage, currentLanguage, type Language } from '../../words/language.ts';
import { chooseLanguage, useWords } from '../../words/words.ts';
import { useTellLanguage } from './account-queries.ts';
import css from './profile-page.module.css';

/** Theme and language of this device; the language is also the one in which the server names and writes from now on. */
export function Appearance() {
  const { t } = useWords();
  const queries = useQueryClient();
  const tell = useTellLanguage();
  const speak = async (language: Language | null) => {
    await chooseLanguage(language);
    tell.mutate(currentLanguage());
    // What the server answered was in the other one: the towns of a trip.
    await queries.invalidateQueries();
  };
  return (
    <div className={css.form}>
      <Choice
        legend={t('account.theme')}
        value={useTheme()}
        options={[
          { value: 'system', label: t('account.themeSystem') },
          { value: 'light', label: t('account.themeLight') },
          { value: 'dark', label: t('account.themeDark') },
        ]}
        onChange={chooseTheme}
      />
      <Choice
        legend={t('account.language')}
        value={chosenLanguage() ?? 'device'}
        options={[
          { value: 'device', label: t('account.languageSystem') },
          { value: 'en', label: 'English' },
          { value: 'fr', label: 'Français' },
        ]}
        onChange={(language) => void speak(language === 'device' ? null : language)}
      />
    </div>
  );
}
