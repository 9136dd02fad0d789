import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { buttonClass } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { EmptyState } from '../ui/empty/empty-state.tsx';
import { Page, PageBody, PageHeader } from '../ui/page/page.tsx';
import { useWords } from '../words/words.ts';

export function NotFoundPage() {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('common.notFoundTitle')} />
      <PageBody narrow>
        <Card>
          <EmptyState icon={MapPinOff} title={t('common.notFoundTitle')} text={t('common.notFoundText')}>
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              {t('common.toHome')}
            </Link>
          </EmptyState>
        </Card>
      </PageBody>
    </Page>
  );
}
