import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { OfflineBanner } from '../ui/offline/offline-banner.tsx';
import { useWords } from '../words/words.ts';
import { PhoneBar, SideBar } from './navigation.tsx';
import css from './shell.module.css';
import { WaitingChanges } from './waiting-changes.tsx';

/** The frame of everything behind the sign-in: a bar of five below on a phone, a sidebar from 1021 px. */
export function Shell() {
  const { t } = useWords();
  useFocusAfterNavigation();
  return (
    <div className={css.shell}>
      <a href="#content" className={css.skip}>
        {t('common.skipToContent')}
      </a>
      <SideBar />
      <main id="content" tabIndex={-1} className={css.content}>
        <OfflineBanner />
        <WaitingChanges />
        <Outlet />
      </main>
      <PhoneBar />
    </div>
  );
}

/** After a click on a link a screen reader would otherwise stay where the link was. */
function useFocusAfterNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) document.querySelector('h1')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
