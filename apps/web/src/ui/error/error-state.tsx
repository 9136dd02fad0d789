import { RotateCw, ServerCrash } from 'lucide-react';
import { useWords } from '../../words/words.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import css from './error-state.module.css';
import { errorText } from './error-text.ts';

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
        <p className={css.text}>{errorText(error, t)}</p>
        {onRetry && (
          <Button variant="soft" icon={<RotateCw size={17} />} onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        )}
      </div>
    </Card>
  );
}
