import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { signOut } from '../../session/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { chooseTheme, useTheme } from '../../ui/theme/theme.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { chosenLanguage } from '../../words/language.ts';
import { chooseLanguage, useWords } from '../../words/words.ts';
import { Choice } from './choice.tsx';
import css from './profile-page.module.css';

const Confirm = lazy(() =>
  import('../../ui/dialog/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

export function Appearance() {
  const { t } = useWords();
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
        onChange={(language) => void chooseLanguage(language === 'device' ? null : language)}
      />
    </div>
  );
}

/** What is kept here and nowhere else: the copies for offline use, and the session. */
export function OnThisDevice() {
  const { t } = useWords();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <p className={css.text}>{t('account.clearCacheText')}</p>
      <div className={css.actions}>
        <Button
          onClick={() => {
            queries.clear();
            void queries.refetchQueries();
            toast({ severity: 'success', title: t('account.cleared') });
          }}
        >
          {t('account.clearCache')}
        </Button>
        <Button variant="dangerPlain" onClick={() => setLeaving(true)}>
          {t('shell.signOut')}
        </Button>
      </div>
      <Suspense>
        {leaving && (
          <Confirm
            open
            title={t('account.confirmSignOut')}
            text={t('account.confirmSignOutText')}
            action={t('shell.signOut')}
            keep={t('common.cancel')}
            onClose={() => setLeaving(false)}
            onConfirm={() => void signOut()}
          />
        )}
      </Suspense>
    </>
  );
}
