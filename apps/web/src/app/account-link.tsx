import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useAccount } from '../features/account/account-queries.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { useWords } from '../words/words.ts';
import css from './shell.module.css';

/** Who is signed in; opens the profile, where language, theme and sign-out are. */
export function AccountLink() {
  const { t } = useWords();
  const account = useAccount().data;
  const name = account ? `${account.firstName} ${account.lastName}`.trim() || account.email : t('shell.profile');
  return (
    <Link to="/profile" className={css.person}>
      <Avatar name={name} />
      <span className={css.personText}>
        <span className={css.personName}>{name}</span>
        <span className={css.personWhere}>{account?.company?.name ?? account?.agency?.name ?? account?.email}</span>
      </span>
      <ChevronRight size={16} aria-hidden="true" />
    </Link>
  );
}
