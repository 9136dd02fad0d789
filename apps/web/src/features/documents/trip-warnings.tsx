import { calls } from 'virtual:contract';
import type { DocumentWarning } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock, X } from 'lucide-react';
import { callQuery } from '../../api/call-query.ts';
import { useSend } from '../../api/use-send.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { fullDate } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { countryName } from './countries.ts';
import css from './trip-warnings.module.css';

/** Which of one's own documents ends too early for a trip: said quietly, each with its reason, gone when it is dismissed. */
export function TripWarnings({ tripId }: { tripId: string }) {
  const { t } = useWords();
  const { data } = useQuery(callQuery(useUserApi(), calls.listDocumentWarnings, { params: { id: tripId } }));
  if (!data?.items.length) return null;
  return (
    <ul className={css.warnings} aria-label={t('documents.warnings')}>
      {data.items.map((warning) => (
        <Warning key={`${warning.documentId} ${warning.reason}`} tripId={tripId} warning={warning} />
      ))}
    </ul>
  );
}

function Warning({ tripId, warning }: { tripId: string; warning: DocumentWarning }) {
  const { t } = useWords();
  const online = useOnline();
  const { send, busy } = useSend(calls.dismissDocumentWarning, [calls.listDocumentWarnings]);
  const { documentId, reason, name } = warning;
  return (
    <li className={css.warning}>
      <CalendarClock size={20} aria-hidden="true" className={css.icon} />
      <div className={css.words}>
        <p className={css.title}>{t('documents.warnTitle', { name })}</p>
        <Reason warning={warning} />
        <Link to="/documents/$documentId" params={{ documentId }} className={css.link}>
          {t('documents.seeDocument')}
        </Link>
      </div>
      <IconButton
        label={t('documents.dismissWarning', { name })}
        disabled={!online || busy}
        onClick={() => void send({ params: { id: tripId }, body: { documentId, reason } })}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function Reason({ warning }: { warning: DocumentWarning }) {
  const { t, language } = useWords();
  const expiry = fullDate(warning.expiry, language);
  const until = fullDate(warning.neededUntil, language);
  if (warning.reason === 'ends-soon-after' && warning.country && warning.months) {
    const country = countryName(warning.country, language);
    return <p>{t('documents.warnSoon', { expiry, months: warning.months, country })}</p>;
  }
  const forCar = warning.documentType === 'drivers-license';
  return <p>{t(forCar ? 'documents.warnBeforeCar' : 'documents.warnBefore', { expiry, until })}</p>;
}
