import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { CircleUser, FileInput, LayoutDashboard, Luggage, MessageSquare, Plane, Users } from 'lucide-react';
import { useEffect } from 'react';
import { useUnreadCount } from '../features/messages/message-queries.ts';
import { Chip } from '../ui/chip/chip.tsx';
import { useWords } from '../words/words.ts';
import { type NavPlace, PhoneBar, SideBar } from './navigation.tsx';
import css from './shell.module.css';

/** Pages that hang under a place without standing under its address. */
const under = {
  '/desk': /^\/desk\/(templates|agency|team|audit)/,
  '/desk/trips': /^(\/desk\/drafts\/|\/hotels.*[?&]customer=)/,
  '/': /^\/(trips|imports|documents|now|safety|hotels(?!.*[?&]customer=))/,
};

const isUnder = (place: keyof typeof under, href: string): boolean => under[place].test(href);

function useAgentPlaces(): NavPlace[] {
  const unread = useUnreadCount();
  const href = useHref();
  return [
    { to: '/desk', icon: LayoutDashboard, label: 'shell.today', around: isUnder('/desk', href) },
    { to: '/customers', icon: Users, label: 'shell.customers' },
    { to: '/desk/trips', icon: Luggage, label: 'shell.trips', around: isUnder('/desk/trips', href) },
    { to: '/desk/imports', icon: FileInput, label: 'shell.imports' },
    { to: '/messages', icon: MessageSquare, label: 'shell.messages', count: unread, countLabel: 'shell.unread' },
    { to: '/profile', icon: CircleUser, label: 'shell.profile' },
  ];
}

export function AgentPhoneBar() {
  useDeskFirst();
  const href = useHref();
  const places = useAgentPlaces();
  // Five fit under a thumb; imports hang under the first page, where those that wait are.
  const atImports = href.startsWith('/desk/imports');
  return (
    <PhoneBar
      places={places
        .filter(({ to }) => to !== '/desk/imports')
        .map((place) => (atImports && place.to === '/desk' ? { ...place, around: true } : place))}
    />
  );
}

export function AgentSideBar() {
  const { t } = useWords();
  const href = useHref();
  useDeskFirst();
  return (
    <SideBar
      places={useAgentPlaces().filter(({ to }) => to !== '/profile')}
      badge={<Chip tone="accent">{t('shell.advisor')}</Chip>}
    >
      <Link
        to="/"
        className={css.navLink}
        activeOptions={{ exact: true }}
        aria-current={isUnder('/', href) ? 'true' : undefined}
      >
        <Plane size={20} strokeWidth={1.9} aria-hidden="true" />
        <span className={css.navLabel}>{t('shell.ownTrips')}</span>
      </Link>
    </SideBar>
  );
}

const useHref = () => useLocation({ select: ({ href }) => href });

let arrived = false;

/** An advisor's day begins at the desk; from there Home, with what they travel themselves, is a link like any other. */
function useDeskFirst(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!arrived && location.pathname === '/') void navigate({ to: '/desk', replace: true });
    arrived = true;
  }, [navigate]);
}
