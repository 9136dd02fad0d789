import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { buttonClass } from '../ui/button/button.tsx';
import { DeadEnd } from '../ui/page/dead-end.tsx';
import { useWords } from '../words/words.ts';

export function NotFoundPage() {
  const { t } = useWords();
  return (
    <DeadEnd icon={MapPinOff} title={t('common.notFoundTitle')} text={t('common.notFoundText')}>
      <Link to="/" className={buttonClass({ variant: 'primary' })}>
        {t('common.toHome')}
      </Link>
    </DeadEnd>
  );
}
