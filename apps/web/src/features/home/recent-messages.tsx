import { Link } from '@tanstack/react-router';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { useRecentMessages } from '../messages/message-queries.ts';
import css from './recent-messages.module.css';

/** The newest of what happened, in the second column. Nothing while nothing has. */
export function RecentMessages() {
  const { t, language } = useWords();
  const messages = useRecentMessages();
  if (messages.length === 0) return null;
  return (
    <Card padded className={css.card} aria-labelledby="recent">
      <h2 id="recent">{t('home.recentMessages')}</h2>
      <ul className={css.list}>
        {messages.map((message) => (
          <li key={message.id} className={classNames(css.message, !message.read && css.unread)}>
            <p className={css.title}>{message.title}</p>
            <time className={css.when} dateTime={message.createdAt}>
              {whenHappened(message.createdAt, language)}
            </time>
          </li>
        ))}
      </ul>
      <Link to="/messages" className={css.all}>
        {t('home.allMessages')}
      </Link>
    </Card>
  );
}
