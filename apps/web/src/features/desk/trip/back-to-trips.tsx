import { Link } from '@tanstack/react-router';
import { BackArrow, backClass } from '../../../ui/page/page.tsx';
import { useWords } from '../../../words/words.ts';

/** From a customer's trip, or what should have been one, to all of them. */
export function BackToTrips() {
  const { t } = useWords();
  return (
    <Link to="/desk/trips" className={backClass}>
      <BackArrow />
      {t('agency.trips')}
    </Link>
  );
}
