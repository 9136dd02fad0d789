import type { Segment } from '@escale/contract';
import { MapPin, Phone } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useWords } from '../../words/words.ts';
import { startPlace } from '../segments/places.ts';
import { longFacts, mapsAddress, phoneOf } from './now-facts.ts';
import css from './now-page.module.css';

/** How to get there and what to know: the way on the map, a call, the instructions of the booking. */
export function NextFacts({ segment }: { segment: Segment }) {
  const { t } = useWords();
  const place = startPlace(segment);
  const phone = phoneOf(segment);
  const facts = longFacts(segment);
  return (
    <>
      <div className={css.ways}>
        {place && (
          <a href={mapsAddress(place)} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'soft' })}>
            <MapPin size={18} aria-hidden="true" />
            {t('now.map')}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={buttonClass({ variant: 'soft' })}>
            <Phone size={18} aria-hidden="true" />
            <span>
              <span className="only-heard">{t('now.call')} </span>
              {phone}
            </span>
          </a>
        )}
      </div>
      {facts.length > 0 && (
        <Card padded>
          <dl className={css.sentences}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  );
}
