import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useAccount } from '../features/account/account-queries.ts';
import { OfflineBanner } from '../ui/offline/offline-banner.tsx';
import { focusHeading } from '../ui/page/use-inherited-focus.ts';
import { useMedia } from '../ui/use-media.ts';
import { useWords } from '../words/words.ts';
import { TravellerPhoneBar, TravellerSideBar } from './navigation.tsx';
import css from './shell.module.css';
import { WaitingChanges } from './waiting-changes.tsx';

// Travellers, who are most, do not fetch it.
const AgentSideBar = lazy(async () => ({ default: (await import('./agent-navigation.tsx')).AgentSideBar }));
const AgentPhoneBar = lazy(async () => ({ default: (await import('./agent-navigation.tsx')).AgentPhoneBar }));

/** The frame of everything behind the sign-in: a bar of five below on a phone, a sidebar from 1021 px. */
export function Shell() {
  const { t } = useWords();
  const isAgent = useAccount().data?.roles.includes('agent');
  // As in shell.module.css. Drawn only where it is shown: it would be a fifth of what a phone draws first.
  const beside = useMedia('(min-width: 1021px)');
  useFocusAfterNavigation();
  return (
    <div className={css.shell}>
      <a href="#content" className={css.skip}>
        {t('common.skipToContent')}
      </a>
      {beside && (
        <Suspense fallback={<aside className={css.sidebar} />}>
          {isAgent ? <AgentSideBar /> : <TravellerSideBar />}
        </Suspense>
      )}
      <main id="content" tabIndex={-1} className={css.content}>
        <OfflineBanner />
        <WaitingChanges />
        <Outlet />
      </main>
      {!beside && <Suspense>{isAgent ? <AgentPhoneBar /> : <TravellerPhoneBar />}</Suspense>}
    </div>
  );
}

/** After a click on a link a screen reader would otherwise stay where the link was. */
function useFocusAfterNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) focusHeading();
      }),
    [router],
  );
}
