import type { Account } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { ChevronRight, MonitorCheck } from 'lucide-react';
import { RowList, RowText, rowClass } from '../../ui/card/card.tsx';
import { IconTile } from '../../ui/tile/icon-tile.tsx';
import { useWords } from '../../words/words.ts';

/** For the company's safety contacts: the way to what their travellers reported. */
export function DeskLink({ account }: { account: Account | undefined }) {
  const { t } = useWords();
  if (!account?.roles.includes('safety-contact')) return null;
  return (
    <RowList>
      <li>
        <Link to="/safety/desk" className={rowClass}>
          <IconTile icon={MonitorCheck} colour="note" />
          <RowText title={t('safety.desk')} text={t('safety.deskText')} />
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      </li>
    </RowList>
  );
}
