import { useQueryClient } from '@tanstack/react-query';
import { HardDrive, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { BackToProfile } from '../account/back-to-profile.tsx';
import { sizeText } from '../attachments/file-size.ts';
import { useDataRegion } from '../legal/use-data-region.ts';
import { clearCopies } from './clear-copies.ts';
import css from './data-page.module.css';
import { EraseCard } from './erase-card.tsx';
import { ExportCard } from './export-card.tsx';
import { StorageCard } from './storage-card.tsx';

/** What is kept of me, where, and how it is taken along or removed. */
export function DataPage() {
  const { t } = useWords();
  const region = useDataRegion();
  return (
    <Page>
      <PageHeader title={t('privacy.title')} back={<BackToProfile />} />
      <PageBody narrow>
        {region && (
          <Card padded aria-labelledby="where">
            <h2 id="where" className={css.title}>
              <MapPin size={19} aria-hidden="true" />
              {t('legal.where')}
            </h2>
            <p className={css.text}>{region}</p>
          </Card>
        )}
        <StorageCard />
        <ExportCard />
        <Copies />
        <EraseCard />
      </PageBody>
    </Page>
  );
}

function Copies() {
  const { t, language } = useWords();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function clear(): Promise<void> {
    setBusy(true);
    const freed = await clearCopies(queries);
    setBusy(false);
    const size = freed ? sizeText(freed, t, language) : null;
    toast({
      severity: 'success',
      title: t('privacy.cleared'),
      ...(size && { message: t('privacy.clearedText', { size }) }),
    });
  }

  return (
    <Card padded aria-labelledby="copies">
      <h2 id="copies" className={css.title}>
        <HardDrive size={19} aria-hidden="true" />
        {t('privacy.copies')}
      </h2>
      <p className={css.text}>{t('privacy.copiesText')}</p>
      <Button busy={busy} onClick={() => void clear()}>
        {t('privacy.clearCache')}
      </Button>
    </Card>
  );
}
