import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { Database } from 'lucide-react';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { useWords } from '../../words/words.ts';
import { sizeText } from '../attachments/file-size.ts';
import css from './data-page.module.css';

/** From here on the next papers may find no room. */
const nearlyFull = 0.9;

/** How much of what I may store is used. Nothing where it is not known: nobody comes here for it alone. */
export function StorageCard() {
  const { t, language } = useWords();
  const { data } = useQuery({ ...callQuery(useUserApi(), calls.getStorage, { query: {} }), staleTime: 0 });
  if (!data) return null;
  const used = sizeText(data.usedBytes, t, language);
  const limit = data.limitBytes && sizeText(data.limitBytes, t, language);
  const share = data.limitBytes ? data.usedBytes / data.limitBytes : 0;
  const advice = share >= 1 ? t('privacy.storageFull') : share >= nearlyFull ? t('privacy.storageNearly') : null;
  const state = limit ? t('privacy.storageUsed', { used, limit }) : t('privacy.storageUsedAll', { used });
  return (
    <Card padded aria-labelledby="storage">
      <h2 id="storage" className={css.title}>
        <Database size={19} aria-hidden="true" />
        {t('privacy.storage')}
      </h2>
      <p className={css.text}>{t('privacy.storageText')}</p>
      <p className={css.state}>{state}</p>
      {data.limitBytes && (
        <Progress label={t('privacy.storage')} share={share} text={state} tone={advice ? 'warn' : undefined} />
      )}
      {advice && <p className={css.advice}>{advice}</p>}
    </Card>
  );
}
