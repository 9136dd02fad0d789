import { Link } from '@tanstack/react-router';
import { ChevronsUpDown, LogOut, Moon, UserRound } from 'lucide-react';
import { useAccount } from '../features/account/account-queries.ts';
import { signOut } from '../session/session.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/menu/menu.tsx';
import { chooseTheme, useTheme } from '../ui/theme/theme.ts';
import { nextTheme } from '../ui/theme/theme-cycle.ts';
import { useWords } from '../words/words.ts';
import css from './shell.module.css';

export function AccountMenu() {
  const { t } = useWords();
  const theme = useTheme();
  const account = useAccount().data;
  const name = account ? `${account.firstName} ${account.lastName}`.trim() || account.email : '';
  return (
    <Menu
      side="top"
      align="start"
      trigger={
        <button type="button" className={css.person} aria-label={t('shell.account')}>
          <Avatar name={name} />
          <span className={css.personText}>
            <span className={css.personName}>{name}</span>
            <span className={css.personWhere}>{account?.company?.name ?? account?.agency?.name ?? account?.email}</span>
          </span>
          <ChevronsUpDown size={16} aria-hidden="true" />
        </button>
      }
    >
      <MenuItem asChild>
        <Link to="/profile">
          <UserRound size={18} />
          {t('shell.profile')}
        </Link>
      </MenuItem>
      <MenuItem icon={<Moon size={18} />} onSelect={() => chooseTheme(nextTheme(theme))}>
        {t('shell.theme', { theme: t(`shell.theme_${theme}`) })}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<LogOut size={18} />} onSelect={() => void signOut()}>
        {t('shell.signOut')}
      </MenuItem>
    </Menu>
  );
}
