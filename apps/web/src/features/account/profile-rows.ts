import type { LinkProps } from '@tanstack/react-router';
import {
  BedDouble,
  Bell,
  CalendarDays,
  Database,
  FileText,
  Handshake,
  IdCard,
  LifeBuoy,
  type LucideIcon,
  Scale,
  ShieldCheck,
  Star,
} from 'lucide-react';
import type { TileColour } from '../../ui/tile/icon-tile.tsx';
import type { WordKey } from '../../words/namespaces.ts';

export type ProfileRow = {
  to: NonNullable<LinkProps['to']>;
  icon: LucideIcon;
  colour: TileColour;
  title: WordKey;
  text?: WordKey;
};

/** Where the profile leads, in groups as they stand on the page. A new page of the profile adds its line here. */
export const profileRows: readonly { title: WordKey; rows: readonly ProfileRow[] }[] = [
  {
    title: 'account.groupAccount',
    rows: [
      {
        to: '/documents',
        icon: IdCard,
        colour: 'flight',
        title: 'account.documents',
        text: 'account.documentsText',
      },
      {
        to: '/profile/advisors',
        icon: Handshake,
        colour: 'sea',
        title: 'account.advisors',
        text: 'account.advisorsText',
      },
      { to: '/hotels', icon: BedDouble, colour: 'hotel', title: 'account.hotels', text: 'account.hotelsText' },
      { to: '/safety', icon: LifeBuoy, colour: 'event', title: 'account.safety', text: 'account.safetyText' },
      {
        to: '/profile/calendars',
        icon: CalendarDays,
        colour: 'train',
        title: 'account.calendars',
        text: 'account.calendarsText',
      },
      {
        to: '/profile/notifications',
        icon: Bell,
        colour: 'event',
        title: 'account.notifications',
        text: 'account.notificationsText',
      },
      {
        to: '/profile/security',
        icon: ShieldCheck,
        colour: 'transfer',
        title: 'account.security',
        text: 'account.securityText',
      },
      { to: '/profile/data', icon: Database, colour: 'car', title: 'account.data', text: 'account.dataText' },
    ],
  },
  {
    title: 'account.groupAbout',
    rows: [
      {
        to: '/profile/feedback',
        icon: Star,
        colour: 'event',
        title: 'account.feedback',
        text: 'account.feedbackText',
      },
      { to: '/privacy', icon: FileText, colour: 'flight', title: 'account.privacy' },
      { to: '/terms', icon: Scale, colour: 'flight', title: 'account.terms' },
    ],
  },
];
