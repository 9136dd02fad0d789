import { calls } from 'virtual:contract';
import type { Session } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { Laptop, LogOut, Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { useSend } from '../../api/use-send.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Card, RowText } from '../../ui/card/card.tsx';
import { InsetRow, InsetRows } from '../../ui/card/inset-rows.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { IconTile } from '../../ui/tile/icon-tile.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { fullDate } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './security-page.module.css';

const Confirm = lazy(() =>
  import('../../ui/dialog/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** Where the person is signed in. Signing out from here counts at once. */
export function Devices() {
  const { t } = useWords();
  const list = useQuery(callQuery(useUserApi(), calls.listSessions, {}));
  const others = list.data?.items.filter((session) => !session.current) ?? [];
  return (
    <Card padded aria-labelledby="devices">
      <h2 id="devices" className={css.title}>
        {t('security.devices')}
      </h2>
      <p className={css.text}>{t('security.devicesText')}</p>
      {list.isPending && <RowsSkeleton rows={2} tile={40} />}
      {list.isError && !list.data && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
      {list.data && (
        <InsetRows>
          {list.data.items.map((session) => (
            <DeviceRow key={session.id} session={session} />
          ))}
        </InsetRows>
      )}
      {others.length > 0 && <SignOutOthers />}
    </Card>
  );
}

function DeviceRow({ session }: { session: Session }) {
  const { t, language } = useWords();
  const end = useSend(calls.endSession, [calls.listSessions]);
  const handheld = ['iPhone', 'iPad', 'Android'].includes(session.system ?? '');
  const Icon = handheld ? Smartphone : Laptop;
  const { browser, system } = session;
  const name =
    browser && system ? t('security.browserOn', { browser, system }) : (browser ?? system ?? t('security.unknown'));
  const since = t('security.since', { day: fullDate(session.startedOn, language) });
  const seen = t('security.seen', { day: fullDate(session.seenOn, language) });
  return (
    <InsetRow>
      <IconTile icon={Icon} />
      <RowText title={name} text={session.current ? since : `${since} · ${seen}`}>
        {session.current && (
          <Chip tone="ok" dot>
            {t('security.thisDevice')}
          </Chip>
        )}
      </RowText>
      {!session.current && (
        <IconButton
          disabled={end.busy}
          label={t('security.signOutNamed', { name })}
          onClick={() =>
            void end.send(
              { params: { id: session.id } },
              { onDone: () => void toast({ severity: 'success', title: t('security.signedOut') }) },
            )
          }
        >
          <LogOut size={19} />
        </IconButton>
      )}
    </InsetRow>
  );
}

function SignOutOthers() {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const { send, busy } = useSend(calls.endOtherSessions, [calls.listSessions]);
  return (
    <>
      <Button variant="dangerPlain" icon={<LogOut size={18} />} onClick={() => setAsking(true)}>
        {t('security.signOutOthers')}
      </Button>
      <Suspense>
        {asking && (
          <Confirm
            open
            danger
            title={t('security.confirmOthers')}
            text={t('security.confirmOthersText')}
            action={t('shell.signOut')}
            keep={t('common.cancel')}
            busy={busy}
            onClose={() => setAsking(false)}
            onConfirm={() =>
              void send(
                {},
                {
                  onDone: () => {
                    toast({ severity: 'success', title: t('security.othersOut') });
                    setAsking(false);
                  },
                },
              )
            }
          />
        )}
      </Suspense>
    </>
  );
}
