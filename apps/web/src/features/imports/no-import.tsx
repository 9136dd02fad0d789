import { Link } from '@tanstack/react-router';
import { FileInput } from 'lucide-react';
import { isRefusal } from '../../api/problem.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/words.ts';

type NoImportProps = { error: unknown; onRetry: () => void; back: '/imports' | '/desk/imports' };

/** In the place of an import that is on its way, is no more, or could not be asked for. */
export function NoImport({ error, onRetry, back }: NoImportProps) {
  const { t } = useWords();
  if (!error) return <RowsSkeleton />;
  if (!isGone(error)) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <Card>
      <EmptyState icon={FileInput} title={t('imports.notFound')} text={t('imports.notFoundText')}>
        <Link to={back} className={buttonClass({ variant: 'primary' })}>
          {t('imports.toImports')}
        </Link>
      </EmptyState>
    </Card>
  );
}

/** One that was taken back elsewhere is gone, whatever was kept of it here. */
export const isGone = (error: unknown) => isRefusal(error, 'import.not-found');
