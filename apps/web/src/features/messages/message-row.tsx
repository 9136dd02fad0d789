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
import { targetOf } from './message-target.ts';
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
  const target = targetOf(message);
  const how = { className: css.open, onClick: onRead, children };
  return target ? <Link {...target} {...how} /> : <button type="button" {...how} />;
}
