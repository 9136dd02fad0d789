import { Link } from '@tanstack/react-router';
import { ChevronRight, MonitorCheck } from 'lucide-react';
import { RowList, RowText, rowWithChipClass } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { IconTile } from '../../ui/tile/icon-tile.tsx';
import { useWords } from '../../words/words.ts';
import { useOpenIncidents } from './desk/desk-queries.ts';

/** For the company's safety contacts: the way to what their travellers reported, and how much of it is open. */
export function DeskLink() {
  const { t } = useWords();
  const open = useOpenIncidents().length;
  return (
    <RowList>
      <li>
        <Link to="/safety/desk" className={rowWithChipClass}>
          <IconTile icon={MonitorCheck} colour="note" />
          <RowText title={t('safety.desk')} text={t('safety.deskText')} />
          {open > 0 && (
            <Chip tone="bad" dot="pulse">
              {t('safety.deskOpen', { count: open })}
            </Chip>
          )}
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      </li>
    </RowList>
  );
}
