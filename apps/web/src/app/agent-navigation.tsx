import { Link, useNavigate } from '@tanstack/react-router';
import { CircleUser, FileInput, LayoutDashboard, Luggage, MessageSquare, Plane, Users } from 'lucide-react';
import { useEffect } from 'react';
import { useUnreadCount } from '../features/messages/message-queries.ts';
import { Chip } from '../ui/chip/chip.tsx';
import { useWords } from '../words/words.ts';
import { type NavPlace, PhoneBar, SideBar } from './navigation.tsx';
import css from './shell.module.css';

function useAgentPlaces(): NavPlace[] {
  const unread = useUnreadCount();
  return [
    { to: '/desk', icon: LayoutDashboard, label: 'shell.today' },
    { to: '/customers', icon: Users, label: 'shell.customers' },
    { to: '/desk/trips', icon: Luggage, label: 'shell.trips' },
    { to: '/desk/imports', icon: FileInput, label: 'shell.imports' },
    { to: '/messages', icon: MessageSquare, label: 'shell.messages', count: unread, countLabel: 'shell.unread' },
    { to: '/profile', icon: CircleUser, label: 'shell.profile' },
  ];
}

export function AgentPhoneBar() {
  useDeskFirst();
  // Five fit under a thumb; imports that wait are on the first page.
  return <PhoneBar places={useAgentPlaces().filter(({ to }) => to !== '/desk/imports')} />;
}

export function AgentSideBar() {
  const { t } = useWords();
  useDeskFirst();
  return (
    <SideBar
      places={useAgentPlaces().filter(({ to }) => to !== '/profile')}
      badge={<Chip tone="accent">{t('shell.advisor')}</Chip>}
    >
      <Link to="/" className={css.navLink} activeOptions={{ exact: true }}>
        <Plane size={20} strokeWidth={1.9} aria-hidden="true" />
        <span className={css.navLabel}>{t('shell.ownTrips')}</span>
      </Link>
    </SideBar>
  );
}

let arrived = false;

/** An advisor's day begins at the desk; from there Home, with what they travel themselves, is a link like any other. */
function useDeskFirst(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!arrived && location.pathname === '/') void navigate({ to: '/desk', replace: true });
    arrived = true;
  }, [navigate]);
}
