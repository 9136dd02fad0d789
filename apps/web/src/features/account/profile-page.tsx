import { Link } from '@tanstack/react-router';
import { ChevronRight, LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card, RowList, RowText, rowClass } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { IconTile } from '../../ui/tile/icon-tile.tsx';
import { useWords } from '../../words/words.ts';
import { useAccount } from './account-queries.ts';
import { Appearance } from './appearance.tsx';
import { PersonCard } from './person-card.tsx';
import css from './profile-page.module.css';
import { type ProfileRow, profileRows } from './profile-rows.ts';

const SignOutDialog = lazy(async () => ({ default: (await import('./sign-out-dialog.tsx')).SignOutDialog }));

/** Who I am, and the way to everything that can be set. */
export function ProfilePage() {
  const { t } = useWords();
  const account = useAccount();
  return (
    <Page>
      <PageHeader title={t('account.title')} />
      <PageBody narrow>
        {account.isPending && <RowsSkeleton rows={1} tile={64} />}
        {account.isError && !account.data && <ErrorState error={account.error} onRetry={() => account.refetch()} />}
        {account.data && <PersonCard account={account.data} />}
        {profileRows.map(({ title, rows }) => (
          <section key={title} aria-labelledby={title}>
            <h2 id={title} className={css.group}>
              {t(title)}
            </h2>
            <RowList>
              {rows.map((row) => (
                <li key={row.to}>
                  <Row row={row} />
                </li>
              ))}
            </RowList>
          </section>
        ))}
        <section aria-labelledby="appearance">
          <h2 id="appearance" className={css.group}>
            {t('account.appearance')}
          </h2>
          <Card padded>
            <Appearance />
          </Card>
        </section>
        <SignOut />
      </PageBody>
    </Page>
  );
}

function Row({ row: { to, icon: Icon, colour, title, text } }: { row: ProfileRow }) {
  const { t } = useWords();
  return (
    <Link to={to} className={rowClass}>
      <IconTile icon={Icon} colour={colour} />
      <RowText title={t(title)} text={text && t(text)} />
      <ChevronRight size={18} aria-hidden="true" className={css.chevron} />
    </Link>
  );
}

function SignOut() {
  const { t } = useWords();
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Button variant="dangerPlain" wide icon={<LogOut size={18} />} onClick={() => setLeaving(true)}>
        {t('shell.signOut')}
      </Button>
      <Suspense>{leaving && <SignOutDialog onClose={() => setLeaving(false)} />}</Suspense>
    </>
  );
}
