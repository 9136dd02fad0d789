import { Link } from '@tanstack/react-router';
import { BedDouble } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { useOnline } from '../../../ui/offline/use-online.ts';
import { SectionHeader } from '../../../ui/page/page.tsx';
import { useWords } from '../../../words/words.ts';
import type { HotelDetail } from '../hotel-queries.ts';
import common from '../hotels.module.css';
import type { HotelSearch } from '../stay.ts';
import css from './detail.module.css';
import { RateCard } from './rate-card.tsx';

const boards = ['room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive'] as const;
type Board = (typeof boards)[number];

type RatesProps = { detail: HotelDetail; search: HotelSearch; nights: number };

/** What can be booked, narrowed by board and by whether one gets out of it again. */
export function Rates({ detail: { hotel, rates }, search, nights }: RatesProps) {
  const { t } = useWords();
  const online = useOnline();
  const [board, setBoard] = useState<Board | ''>('');
  const [refundable, setRefundable] = useState(false);
  const offered = boards.filter((one) => rates.some((rate) => rate.board === one));
  const shown = rates.filter((rate) => (board === '' || rate.board === board) && (!refundable || rate.refundable));
  return (
    <section aria-labelledby="rates" className={css.rates}>
      <SectionHeader id="rates" title={t('hotels.rates')} />
      {rates.length > 1 && (
        <div className={css.narrow}>
          {offered.length > 1 && (
            <label className={common.inlineSelect}>
              <span>{t('hotels.board')}</span>
              <select value={board} onChange={({ target: { value } }) => setBoard(value as Board | '')}>
                <option value="">{t('hotels.anyBoard')}</option>
                {offered.map((one) => (
                  <option key={one} value={one}>
                    {t(`hotels.board_${one}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className={css.pill}>
            <input
              type="checkbox"
              className="only-heard"
              checked={refundable}
              onChange={({ target: { checked } }) => setRefundable(checked)}
            />
            {t('hotels.onlyRefundable')}
          </label>
        </div>
      )}
      {rates.length === 0 && (
        <Card>
          <EmptyState icon={BedDouble} title={t('hotels.soldOut')} text={t('hotels.soldOutText')}>
            <Link to="/hotels" search={search} className={buttonClass({ variant: 'primary' })}>
              {t('hotels.changeSearch')}
            </Link>
          </EmptyState>
        </Card>
      )}
      {rates.length > 0 && shown.length === 0 && (
        <Card>
          <EmptyState icon={BedDouble} title={t('errors.noResults')} text={t('hotels.noRates')}>
            <Button
              onClick={() => {
                setBoard('');
                setRefundable(false);
              }}
            >
              {t('hotels.allRates')}
            </Button>
          </EmptyState>
        </Card>
      )}
      <ul className={css.rateList}>
        {shown.map((rate) => (
          <li key={rate.id}>
            <RateCard rate={rate} hotelCode={hotel.hotelCode} {...{ search, nights, online }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
