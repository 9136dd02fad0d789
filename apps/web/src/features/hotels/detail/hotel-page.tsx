import { getRouteApi, Navigate } from '@tanstack/react-router';
import { BedDouble, CloudOff, LogIn, LogOut, Phone, RotateCw } from 'lucide-react';
import { isRefusal } from '../../../api/problem.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { errorText } from '../../../ui/error/error-text.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { daySpan, daysBetween } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { mapsLink } from '../../map/maps-link.ts';
import { amenityIcons } from '../amenity-order.ts';
import { AnsweredBy } from '../answered-by.tsx';
import { nameOf, useBookedFor } from '../booked-for.ts';
import { addressText, Distance, HotelFacts } from '../hotel-facts.tsx';
import { type HotelDetail, useHotel } from '../hotel-queries.ts';
import common from '../hotels.module.css';
import { readFilters } from '../results/filters.ts';
import { type HotelSearch, readStay, type Stay } from '../stay.ts';
import css from './detail.module.css';
import { PhotoStrip } from './photo-strip.tsx';
import { Rates } from './rates.tsx';

const route = getRouteApi('/inside/hotels/$hotelCode');

/** One hotel and what can be booked there on these days. */
export function HotelPage() {
  const search = route.useSearch();
  const { hotelCode } = route.useParams();
  const stay = readStay(search);
  if (!stay) return <Navigate to="/hotels" search={search} replace />;
  return <OpenHotel stay={stay} search={search} hotelCode={hotelCode} />;
}

type OpenProps = { stay: Stay; search: HotelSearch; hotelCode: string };

function OpenHotel({ stay, search, hotelCode }: OpenProps) {
  const { t, language } = useWords();
  const detail = useHotel({ chainCode: String(search.chainCode ?? '--'), hotelCode }, stay);
  const nights = daysBetween(stay.checkin, stay.checkout);
  const { customer } = useBookedFor({ customer: search.customer });
  const missing = isRefusal(detail.error, 'hotel.not-found');
  return (
    <Page>
      <PageHeader
        title={detail.data?.hotel.name ?? t('hotels.hotel')}
        eyebrow={customer && t('hotels.forCustomer', { name: nameOf(customer) })}
        back={
          <BackLink to="/hotels/results" search={{ ...search, chainCode: undefined }}>
            {t('hotels.backToResults')}
          </BackLink>
        }
        below={[
          daySpan(stay.checkin, stay.checkout, language),
          t('hotels.nights', { count: nights }),
          t('hotels.guestsCount', { count: stay.guest }),
          t('hotels.roomsCount', { count: stay.room }),
        ].join(' · ')}
      />
      {detail.isPending && (
        <PageBody>
          <RowsSkeleton rows={4} tile={96} />
        </PageBody>
      )}
      {detail.error && !detail.data && (
        <PageBody narrow>
          <Card role="alert">
            <EmptyState
              icon={missing ? BedDouble : CloudOff}
              title={t(missing ? 'errors.noHotels' : 'errors.hotelSearchFailed')}
              text={errorText(detail.error, t)}
            >
              {!missing && (
                <Button
                  variant="primary"
                  icon={<RotateCw size={17} aria-hidden="true" />}
                  onClick={() => void detail.refetch()}
                >
                  {t('common.tryAgain')}
                </Button>
              )}
            </EmptyState>
          </Card>
        </PageBody>
      )}
      {detail.data && (
        <PageBody aside={<AboutHotel detail={detail.data} search={search} />}>
          <PhotoStrip hotel={detail.data.hotel} />
          <AnsweredBy provenance={detail.data.provenance} />
          <Rates detail={detail.data} search={search} nights={nights} />
        </PageBody>
      )}
    </Page>
  );
}

function AboutHotel({ detail: { hotel, provenance }, search }: { detail: HotelDetail; search: HotelSearch }) {
  const { t } = useWords();
  const real = provenance.mode === 'live';
  const { place, amenities, description, phone, checkinFrom, checkoutUntil } = hotel;
  return (
    <Card padded className={css.about} aria-labelledby="about">
      <h2 id="about">{t('hotels.about')}</h2>
      <HotelFacts hotel={hotel} />
      <Distance
        km={hotel.distanceFromDestinationKm}
        measure={readFilters(search).radiusMeasure}
        place={String(search.place ?? '')}
      />
      {addressText(place) && <p>{addressText(place)}</p>}
      {/* No maps service knows an invented street. */}
      {real && (
        <a href={mapsLink(place)} target="_blank" rel="noreferrer" className={buttonClass()} title={t('map.leaves')}>
          {t('map.openPlace')}
        </a>
      )}
      {description && <p className={common.small}>{description}</p>}
      <dl className={css.times}>
        <div>
          <dt>
            <LogIn size={16} aria-hidden="true" />
            {t('hotels.checkinFrom')}
          </dt>
          <dd>{checkinFrom}</dd>
        </div>
        <div>
          <dt>
            <LogOut size={16} aria-hidden="true" />
            {t('hotels.checkoutUntil')}
          </dt>
          <dd>{checkoutUntil}</dd>
        </div>
        {phone && (
          <div>
            <dt>
              <Phone size={16} aria-hidden="true" />
              {t('hotels.phone')}
            </dt>
            <dd>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={css.phone}>
                {phone}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {amenities.length > 0 && (
        <>
          <h3>{t('fields.amenities')}</h3>
          <ul className={css.amenities}>
            {amenities.map((amenity) => {
              const Icon = amenityIcons[amenity];
              return (
                <li key={amenity}>
                  <Chip icon={<Icon size={14} aria-hidden="true" />}>{t(`fields.amenity_${amenity}`)}</Chip>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Card>
  );
}
