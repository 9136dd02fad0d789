import { Link } from '@tanstack/react-router';
import { FileInput } from 'lucide-react';
import { isRefusal } from '../../api/problem.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { DeadEnd } from '../../ui/page/dead-end.tsx';
import { useWords } from '../../words/words.ts';

/** In the place of an import that is no more. */
export function ImportGone({ list }: { list: '/imports' | '/desk/imports' }) {
  const { t } = useWords();
  return (
    <DeadEnd icon={FileInput} title={t('imports.notFound')} text={t('imports.notFoundText')}>
      <Link to={list} className={buttonClass({ variant: 'primary' })}>
        {t('imports.toImports')}
      </Link>
    </DeadEnd>
  );
}

/** One that was taken back elsewhere is gone, whatever was kept of it here. */
export const isGone = (error: unknown) => isRefusal(error, 'import.not-found');
