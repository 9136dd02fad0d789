import { Link } from '@tanstack/react-router';
import { Luggage } from 'lucide-react';
import { isRefusal } from '../../api/problem.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { DeadEnd } from '../../ui/page/dead-end.tsx';
import { useWords } from '../../words/words.ts';

/** In the place of every page of a trip that is gone, or somebody else's. */
export function TripGone() {
  const { t } = useWords();
  return (
    <DeadEnd icon={Luggage} title={t('trips.notFoundTitle')} text={t('trips.notFound')}>
      <Link to="/trips" className={buttonClass({ variant: 'primary' })}>
        {t('trips.allTrips')}
      </Link>
    </DeadEnd>
  );
}

export const isTripGone = (error: unknown) => isRefusal(error, 'trip.not-found');
