import { Card } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { BackToProfile } from '../account/back-to-profile.tsx';
import { ChoicesForm } from './choices-form.tsx';
import { useNotificationSettings } from './notification-queries.ts';
import css from './notifications-page.module.css';
import { ThisDevice } from './this-device.tsx';

export function NotificationsPage() {
  const { t } = useWords();
  const settings = useNotificationSettings();
  const devices = settings.data?.devices ?? 0;
  return (
    <Page>
      <PageHeader title={t('notifications.title')} back={<BackToProfile />} />
      <PageBody narrow>
        <Card padded aria-labelledby="here">
          <h2 id="here" className={css.title}>
            {t('notifications.here')}
          </h2>
          <ThisDevice />
          <p className={css.text}>
            {t('notifications.privacy')}
            {devices > 0 && ` ${t('notifications.otherDevices', { count: devices })}`}
          </p>
        </Card>
        {settings.isPending && <RowsSkeleton rows={6} />}
        {settings.isError && !settings.data && <ErrorState error={settings.error} onRetry={() => settings.refetch()} />}
        {settings.data && <ChoicesForm settings={settings.data} />}
      </PageBody>
    </Page>
  );
}
