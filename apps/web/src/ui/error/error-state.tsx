import { RotateCw, ServerCrash } from 'lucide-react';
import { isNetworkError, Refusal } from '../../api/problem.ts';
import { useWords } from '../../words/words.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import css from './error-state.module.css';

type ErrorProps = { error: unknown; onRetry?: () => void };

/** Says what happened and what now, in the place of what could not be loaded. */
export function ErrorState({ error, onRetry }: ErrorProps) {
  const { t } = useWords();
  return (
    <Card padded className={css.error} role="alert">
      <span className={css.tile} aria-hidden="true">
        <ServerCrash size={22} />
      </span>
      <div>
        <p className={css.title}>{t('errors.loading')}</p>
        <p className={css.text}>{useErrorText(error)}</p>
        {onRetry && (
          <Button variant="soft" icon={<RotateCw size={17} />} onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The server's own words for a refusal, ours for everything else. */
export function useErrorText(error: unknown): string {
  const { t } = useWords();
  if (isNetworkError(error)) return navigator.onLine ? t('errors.unavailable') : t('errors.offline');
  if (error instanceof Refusal && error.status === 503) return t('errors.unavailable');
  if (error instanceof Refusal && error.problem) return error.problem.title;
  return t('errors.tryLater');
}
