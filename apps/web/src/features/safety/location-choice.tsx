import { LocateFixed, MapPinOff, X } from 'lucide-react';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { useWords } from '../../words/words.ts';
import css from './safety.module.css';
import type { useLocation } from './use-location.ts';

/** A location is taken when this is pressed; without one the report can be sent all the same. */
export function LocationChoice({ finding, find, forget }: ReturnType<typeof useLocation>) {
  const { t } = useWords();
  return (
    <div className={css.location}>
      {finding.state === 'found' ? (
        <p className={css.found}>
          <LocateFixed size={20} aria-hidden="true" />
          <span>{t('safety.located', { metres: finding.location.accuracyM })}</span>
          <IconButton label={t('safety.withoutLocation')} onClick={forget}>
            <X size={18} />
          </IconButton>
        </p>
      ) : (
        <Button
          wide
          busy={finding.state === 'finding'}
          icon={<LocateFixed size={20} aria-hidden="true" />}
          onClick={find}
        >
          {t(finding.state === 'finding' ? 'safety.locating' : 'safety.addLocation')}
        </Button>
      )}
      <p role="status" className={css.notFound}>
        {finding.state === 'failed' && (
          <>
            <MapPinOff size={18} aria-hidden="true" />
            <span>
              <strong>{t('safety.noLocation')}</strong> {t('safety.noLocationText')}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
