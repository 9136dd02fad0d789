import { Link, type LinkProps } from '@tanstack/react-router';
import {
  BedDouble,
  CircleUser,
  FileInput,
  House,
  IdCard,
  LifeBuoy,
  type LucideIcon,
  Luggage,
  MessageSquare,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useWaitingCount } from '../features/imports/import-queries.ts';
import { useUnreadCount } from '../features/messages/message-queries.ts';
import { Logo } from '../ui/logo/logo.tsx';
import type { WordKey } from '../words/namespaces.ts';
import { useWords } from '../words/words.ts';
import { AccountLink } from './account-link.tsx';
import { ImportAddressCard } from './import-address-card.tsx';
import css from './shell.module.css';

/** Where one can go, with what waits there. */
export type NavPlace = {
  to: NonNullable<LinkProps['to']>;
  icon: LucideIcon;
  label: WordKey;
  /** What waits there, said by `countLabel`. */
  count?: number;
  countLabel?: WordKey;
  /** Whether one is at a page that hangs under it and stands elsewhere. */
  around?: boolean;
};

function useTravellerPlaces(): NavPlace[] {
  const unread = useUnreadCount();
  const waiting = useWaitingCount();
  return [
    { to: '/', icon: House, label: 'shell.home' },
    { to: '/trips', icon: Luggage, label: 'shell.trips' },
    { to: '/imports', icon: FileInput, label: 'shell.imports', count: waiting, countLabel: 'shell.waiting' },
    { to: '/documents', icon: IdCard, label: 'shell.documents' },
    { to: '/hotels', icon: BedDouble, label: 'shell.hotels' },
    { to: '/messages', icon: MessageSquare, label: 'shell.messages', count: unread, countLabel: 'shell.unread' },
    { to: '/safety', icon: LifeBuoy, label: 'shell.safety' },
    { to: '/profile', icon: CircleUser, label: 'shell.profile' },
  ];
}

export function TravellerPhoneBar() {
  // Five fit under a thumb; safety is one tap away on Home, hotels in a trip, and all three are in the profile.
  return (
    <PhoneBar
      places={useTravellerPlaces().filter(({ to }) => to !== '/safety' && to !== '/documents' && to !== '/hotels')}
    />
  );
}

export function TravellerSideBar() {
  return (
    // The profile is at the foot, under the person's name.
    <SideBar places={useTravellerPlaces().filter(({ to }) => to !== '/profile')}>
      <ImportAddressCard />
    </SideBar>
  );
}

export function PhoneBar({ places }: { places: readonly NavPlace[] }) {
  const { t } = useWords();
  return (
    <nav className={css.bar} aria-label={t('common.mainNavigation')}>
      <ul>
        {places.map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} className={css.barLink} iconSize={22}>
              <span>{t(place.label)}</span>
              {!!place.count && place.countLabel && (
                <span className={css.dot}>
                  <span className="only-heard">{t(place.countLabel, { count: place.count })}</span>
                </span>
              )}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PlaceProps = { place: NavPlace; className: string | undefined; iconSize: number; children: ReactNode };

function PlaceLink({ place, className, iconSize, children }: PlaceProps) {
  // Of a place that has others under its address only the page itself is where one is.
  const exact = place.to === '/' || place.to === '/desk';
  return (
    <Link to={place.to} className={className} activeOptions={{ exact }} aria-current={place.around || undefined}>
      <place.icon size={iconSize} strokeWidth={1.9} aria-hidden="true" />
      {children}
    </Link>
  );
}

/** `badge` stands beside the name of the app, `children` above the person's own name. */
export function SideBar({
  places,
  badge,
  children,
}: {
  places: readonly NavPlace[];
  badge?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useWords();
  return (
    <aside className={css.sidebar}>
      <Link to={places[0]?.to ?? '/'} className={css.brand} aria-label="Escale">
        <Logo />
        Escale
        {badge}
      </Link>
      <nav className={css.nav} aria-label={t('common.mainNavigation')}>
        <ul>
          {places.map((place) => (
            <li key={place.to}>
              <PlaceLink place={place} className={css.navLink} iconSize={20}>
                <span className={css.navLabel}>{t(place.label)}</span>
                {!!place.count && place.countLabel && (
                  <span className={css.count}>
                    <span aria-hidden="true">{place.count}</span>
                    <span className="only-heard">{t(place.countLabel, { count: place.count })}</span>
                  </span>
                )}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <AccountLink />
    </aside>
  );
}
