import { Link } from '@tanstack/react-router';
import { Bell, Plus } from 'lucide-react';
import { buttonClass, iconButtonClass } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import { PageHeader } from '../../ui/page/page.tsx';
import { longDay, today } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { useAccount } from '../account/account-queries.ts';
import { useUnreadCount } from '../messages/message-queries.ts';
import css from './home-page.module.css';

export function Greeting({ nowMs }: { nowMs: number }) {
  const { t, language } = useWords();
  const name = useAccount().data?.firstName;
  const unread = useUnreadCount();
  const hour = new Date(nowMs).getHours();
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const day = longDay(today(new Date(nowMs)), language);
  return (
    <PageHeader
      before={
        <span className={css.logo}>
          <Logo size={30} />
        </span>
      }
      eyebrow={day[0]?.toUpperCase() + day.slice(1)}
      title={name ? t(`home.${part}`, { name }) : t(`home.${part}Nobody`)}
      actions={
        <>
          <Link
            to="/messages"
            className={classNames(iconButtonClass, css.bell)}
            aria-label={unread > 0 ? t('home.bell', { count: unread }) : t('home.bellNone')}
          >
            <Bell size={22} strokeWidth={1.9} aria-hidden="true" />
            {unread > 0 && <span className={css.dot} />}
          </Link>
          <Link to="/trips/new" className={classNames(buttonClass({ variant: 'primary' }), css.wideOnly)}>
            <Plus size={18} aria-hidden="true" />
            {t('home.addTrip')}
          </Link>
        </>
      }
    />
  );
}
