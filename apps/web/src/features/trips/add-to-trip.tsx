import { Link } from '@tanstack/react-router';
import { BedDouble, FileInput, Paperclip } from 'lucide-react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords } from '../../words/words.ts';
import { SegmentTypes } from '../segments/segment-types.tsx';
import css from './add-to-trip.module.css';

export function AddToTrip({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog open onClose={onClose} title={t('trips.addToTrip')}>
      <SegmentTypes tripId={tripId} />
      <Link to="/hotels" search={{ trip: tripId }} className={`${css.other} ${css.hotel}`}>
        <BedDouble size={20} aria-hidden="true" />
        <span>
          {t('trips.findHotel')}
          <small>{t('trips.findHotelText')}</small>
        </span>
      </Link>
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
