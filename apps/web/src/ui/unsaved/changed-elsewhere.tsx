import { useWords } from '../../words/words.ts';
import css from './changed-elsewhere.module.css';

type ElsewhereProps = {
  /** The fields as somebody else left them; a null has nothing that could be said in a line. */
  changes: readonly { label: string; value: string | null }[];
};

/** In a form whose record changed while somebody typed: what it is now, and what becomes of the typing. Said aloud when it comes. */
export function ChangedElsewhere({ changes }: ElsewhereProps) {
  const { t } = useWords();
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className={css.changed}>
          <p className={css.title}>{t('errors.changedElsewhere')}</p>
          <ul>
            {changes.map(({ label, value }) => (
              <li key={label}>
                {value === null
                  ? label
                  : t('errors.changedField', { label, value: value || t('errors.changedToNothing') })}
              </li>
            ))}
          </ul>
          <p>{t('errors.typedIsKept')}</p>
        </div>
      )}
    </div>
  );
}
