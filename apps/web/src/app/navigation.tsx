import { Link } from '@tanstack/react-router';
import { CircleUser, FileInput, House, IdCard, LifeBuoy, Luggage, MessageSquare } from 'lucide-react';
import { useWaitingCount } from '../features/imports/import-queries.ts';
import { useUnreadCount } from '../features/messages/message-queries.ts';
import { Logo } from '../ui/logo/logo.tsx';
import { useWords } from '../words/words.ts';
import { AccountLink } from './account-link.tsx';
import { ImportAddressCard } from './import-address-card.tsx';
import css from './shell.module.css';

/** Where one can go, with what waits there. */
function usePlaces() {
  const unread = useUnreadCount();
  const waiting = useWaitingCount();
  return [
    { to: '/', icon: House, label: 'shell.home', count: 0, countLabel: null },
    { to: '/trips', icon: Luggage, label: 'shell.trips', count: 0, countLabel: null },
    { to: '/imports', icon: FileInput, label: 'shell.imports', count: waiting, countLabel: 'shell.waiting' },
    { to: '/documents', icon: IdCard, label: 'shell.documents', count: 0, countLabel: null },
    { to: '/messages', icon: MessageSquare, label: 'shell.messages', count: unread, countLabel: 'shell.unread' },
    { to: '/safety', icon: LifeBuoy, label: 'shell.safety', count: 0, countLabel: null },
    { to: '/profile', icon: CircleUser, label: 'shell.profile', count: 0, countLabel: null },
  ] as const;
}

export function PhoneBar() {
  const { t } = useWords();
  // Five fit under a thumb; safety is one tap away on Home, and both are in the profile.
  const places = usePlaces().filter(({ to }) => to !== '/safety' && to !== '/documents');
  return (
    <nav className={css.bar} aria-label={t('common.mainNavigation')}>
      <ul>
        {places.map(({ to, icon: Icon, label, count, countLabel }) => (
          <li key={to}>
            <Link to={to} className={css.barLink} activeOptions={{ exact: to === '/' }}>
              <Icon size={22} strokeWidth={1.9} aria-hidden="true" />
              <span>{t(label)}</span>
              {count > 0 && countLabel && (
                <span className={css.dot}>
                  <span className="only-heard">{t(countLabel, { count })}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function SideBar() {
  const { t } = useWords();
  // The profile is at the foot, under the person's name.
  const places = usePlaces().filter(({ to }) => to !== '/profile');
  return (
    <aside className={css.sidebar}>
      <Link to="/" className={css.brand} aria-label="Escale">
        <Logo />
        Escale
      </Link>
      <nav className={css.nav} aria-label={t('common.mainNavigation')}>
        <ul>
          {places.map(({ to, icon: Icon, label, count, countLabel }) => (
            <li key={to}>
              <Link to={to} className={css.navLink} activeOptions={{ exact: to === '/' }}>
                <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
                <span className={css.navLabel}>{t(label)}</span>
                {count > 0 && countLabel && (
                  <span className={css.count}>
                    <span aria-hidden="true">{count}</span>
                    <span className="only-heard">{t(countLabel, { count })}</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ImportAddressCard />
      <AccountLink />
    </aside>
  );
}
