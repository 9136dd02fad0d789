import { BackLink } from '../../../ui/page/back-link.tsx';
import { useWords } from '../../../words/words.ts';

/** From a customer's trip, or what should have been one, to all of them. */
export function BackToTrips() {
  const { t } = useWords();
  return <BackLink to="/desk/trips">{t('agency.trips')}</BackLink>;
}
