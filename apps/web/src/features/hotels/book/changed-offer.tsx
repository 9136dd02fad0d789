import type { HotelRate } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { useWords } from '../../../words/words.ts';
import common from '../hotels.module.css';
import { PolicySteps } from '../policy-steps.tsx';
import { priceText } from '../price-text.ts';
import type { HotelSearch } from '../stay.ts';
import css from './book.module.css';

type ChangedProps = {
  before: HotelRate;
  now: HotelRate;
  hotelCode: string;
  search: HotelSearch;
  onAccept: () => void;
};

/** What was shown and what holds now, side by side: only a new yes goes on from here. */
export function ChangedOffer({ before, now, hotelCode, search, onAccept }: ChangedProps) {
  const { t, language } = useWords();
  const both = [
    { rate: before, title: t('hotels.asShown') },
    { rate: now, title: t('hotels.asItIs') },
  ];
  return (
    <Card padded className={css.changed} aria-labelledby="changed" role="alert">
      <h2 id="changed">
        <TriangleAlert size={20} aria-hidden="true" />
        {t('hotels.changed')}
      </h2>
      <p className={common.small}>{t('hotels.changedText')}</p>
      <div className={css.sides}>
        {both.map(({ rate, title }, i) => (
          <section key={title} className={i === 1 ? css.sideNow : css.side} aria-label={title}>
            <h3>{title}</h3>
            <p className={css.sidePrice}>{priceText(rate.total, language)}</p>
            <p>{t(`hotels.board_${rate.board}`)}</p>
            <h4>{t('hotels.cancelling')}</h4>
            <PolicySteps policy={rate.cancellationPolicy} />
          </section>
        ))}
      </div>
      <div className={css.actions}>
        <Link
          to="/hotels/$hotelCode"
          params={{ hotelCode }}
          search={{ ...search, rate: undefined }}
          className={buttonClass()}
        >
          {t('hotels.otherRoom')}
        </Link>
        <Button variant="primary" icon={<ArrowRight size={17} aria-hidden="true" />} onClick={onAccept}>
          {t('hotels.goOnWith', { price: priceText(now.total, language) })}
        </Button>
      </div>
    </Card>
  );
}
