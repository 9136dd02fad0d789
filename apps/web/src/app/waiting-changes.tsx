import { Link } from '@tanstack/react-router';
import { useEdits } from '../outbox/outbox-store.ts';
import { useWords } from '../words/words.ts';
import css from './waiting-changes.module.css';

/** One line above every page while something that was changed here is not at the server yet. */
export function WaitingChanges() {
  const { t } = useWords();
  const edits = useEdits();
  const stuck = edits.filter(({ state }) => state !== 'waiting').length;
  return (
    <div role="status">
      {edits.length > 0 && (
        <p className={css.line}>
          {stuck > 0 ? t('common.changesStuck', { count: stuck }) : t('common.changesWaiting', { count: edits.length })}
          <Link to="/changes" className={css.look}>
            {t('common.lookAtChanges')}
          </Link>
        </p>
      )}
    </div>
  );
}
