import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useWords } from '../../words/words.ts';
import css from './data-page.module.css';

const EraseDialog = lazy(() => import('./erase-dialog.tsx'));

export function EraseCard() {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <Card padded aria-labelledby="erase">
      <h2 id="erase" className={css.title}>
        <Trash2 size={19} aria-hidden="true" />
        {t('privacy.erase')}
      </h2>
      <p className={css.text}>{t('privacy.eraseText')}</p>
      <Button variant="dangerPlain" onClick={() => setAsking(true)}>
        {t('privacy.eraseStart')}
      </Button>
      <Suspense>{asking && <EraseDialog onClose={() => setAsking(false)} />}</Suspense>
    </Card>
  );
}
