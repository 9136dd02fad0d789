import { Link } from '@tanstack/react-router';
import { FileInput, Paperclip } from 'lucide-react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { KindTile } from '../../ui/kind/kind.tsx';
import { useWords } from '../../words/words.ts';
import { segmentOrder } from '../segments/segment-order.ts';
import css from './add-to-trip.module.css';

export function AddToTrip({ tripId, open, onClose }: { tripId: string; open: boolean; onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog open={open} onClose={onClose} title={t('trips.addToTrip')}>
      <SegmentTypes tripId={tripId} />
      <h3 className={css.heading}>{t('fields.addAnotherWay')}</h3>
      <ul className={css.others}>
        <li>
          <Link to="/imports" search={{ trip: tripId }} className={css.other}>
            <FileInput size={20} aria-hidden="true" />
            <span>
              {t('trips.readForMe')}
              <small>{t('trips.readForMeText')}</small>
            </span>
          </Link>
        </li>
        <li>
          <Link
            to="/trips/$tripId"
            params={{ tripId }}
            search={{ tab: 'files' }}
            className={css.other}
            onClick={onClose}
          >
            <Paperclip size={20} aria-hidden="true" />
            <span>{t('trips.addFile')}</span>
          </Link>
        </li>
      </ul>
    </Dialog>
  );
}

export function SegmentTypes({ tripId }: { tripId: string }) {
  const { t } = useWords();
  return (
    <ul className={css.types}>
      {segmentOrder.map((type) => (
        <li key={type}>
          <Link to="/trips/$tripId/segments/new" params={{ tripId }} search={{ type }} className={css.type}>
            <KindTile type={type} />
            {t(`segments.${type}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
