import type { Message } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import {
  BedDouble,
  BookmarkPlus,
  BookmarkX,
  CalendarX,
  CopyPlus,
  Handshake,
  IdCard,
  Inbox,
  Library,
  LifeBuoy,
  type LucideIcon,
  MapPinned,
  PencilLine,
  ShieldCheck,
  Sparkles,
  Trash2,
  UserCog,
  UserMinus,
  UserPlus,
  UserX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './messages-page.module.css';

const icons: Record<Message['kind'], LucideIcon> = {
  'bookings-imported': BookmarkPlus,
  'booking-updated': PencilLine,
  'booking-cancelled': BookmarkX,
  'hotel-booked': BedDouble,
  'hotel-unanswered': BedDouble,
  'hotel-not-booked': BookmarkX,
  'hotel-cancelled': BookmarkX,
  'hotel-not-cancelled': BedDouble,
  'customer-hotel-not-booked': BookmarkX,
  'customer-hotel-cancelled': BookmarkX,
  'customer-hotel-not-cancelled': BedDouble,
  'import-needs-review': Inbox,
  'batch-read': Library,
  'traveler-added': UserPlus,
  'traveler-removed': UserMinus,
  'trip-cloned': CopyPlus,
  'trip-changed': MapPinned,
  'trip-published': MapPinned,
  'trip-handed-over': UserCog,
  'incident-reported': LifeBuoy,
  'incident-undelivered': LifeBuoy,
  'incident-acknowledged': ShieldCheck,
  'incident-closed': ShieldCheck,
  'document-expiring': IdCard,
  'calendar-failing': CalendarX,
  'emergency-contact-refused': UserX,
  'advisor-asks': Handshake,
  welcome: Sparkles,
};

type RowProps = { message: Message; onRead: () => void; onDelete: () => void };

export function MessageRow({ message, onRead, onDelete }: RowProps) {
  const { t, language } = useWords();
  const Icon = icons[message.kind];
  return (
    <li className={classNames(css.message, !message.read && css.unread)}>
      <Opener message={message} onRead={onRead}>
        <span className={css.tile} aria-hidden="true">
          <Icon size={19} />
          {!message.read && <span className={css.dot} />}
        </span>
        <span className={css.text}>
          <span className={css.title}>
            {!message.read && <span className="only-heard">{t('messages.unread')}. </span>}
            {message.title}
          </span>
          {message.body && <span className={css.body}>{message.body}</span>}
          <time className={css.when} dateTime={message.createdAt}>
            {whenHappened(message.createdAt, language)}
          </time>
        </span>
      </Opener>
      <IconButton label={`${t('messages.delete')} (${message.title})`} className={css.delete} onClick={onDelete}>
        <Trash2 size={18} />
      </IconButton>
    </li>
  );
}

/** A message about something leads there; another one is only read. */
function Opener({ message, onRead, children }: { message: Message; onRead: () => void; children: ReactNode }) {
  if (message.incidentId) {
    const { incidentId } = message;
    return message.kind === 'incident-reported' ? (
      <Link to="/safety/desk/$incidentId" params={{ incidentId }} className={css.open} onClick={onRead}>
        {children}
      </Link>
    ) : (
      <Link to="/safety" className={css.open} onClick={onRead}>
        {children}
      </Link>
    );
  }
  if (message.kind === 'calendar-failing') {
    return (
      <Link to="/profile/calendars" search={{}} className={css.open} onClick={onRead}>
        {children}
      </Link>
    );
  }
  if (message.kind === 'batch-read') {
    return (
      <Link to="/imports/many" className={css.open} onClick={onRead}>
        {children}
      </Link>
    );
  }
  if (message.kind === 'advisor-asks') {
    return (
      <Link to="/profile/advisors" className={css.open} onClick={onRead}>
        {children}
      </Link>
    );
  }
  if (message.tripId) {
    const search = message.segmentId ? { segment: message.segmentId } : {};
    return (
      <Link
        to="/trips/$tripId"
        params={{ tripId: message.tripId }}
        search={search}
        className={css.open}
        onClick={onRead}
      >
        {children}
      </Link>
    );
  }
  // One that is in no trip of the reader's: it failed, or it is a customer's.
  if (message.hotelBookingId) {
    return (
      <Link
        to="/hotels/bookings/$bookingId"
        params={{ bookingId: message.hotelBookingId }}
        className={css.open}
        onClick={onRead}
      >
        {children}
      </Link>
    );
  }
  if (message.documentId) {
    return (
      <Link
        to="/documents/$documentId"
        params={{ documentId: message.documentId }}
        className={css.open}
        onClick={onRead}
      >
        {children}
      </Link>
    );
  }
  if (message.importId) {
    return (
      <Link to="/imports/$importId" params={{ importId: message.importId }} className={css.open} onClick={onRead}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={css.open} onClick={onRead}>
      {children}
    </button>
  );
}
