import type { Import } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { CalendarDays, ChevronRight, ClipboardPaste, FileText, type LucideIcon, Mail } from 'lucide-react';
import { RowList, rowClass } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { useImportDoor } from './import-door.ts';
import css from './import-list.module.css';
import { isReading } from './import-queries.ts';
import shared from './imports.module.css';
import { ReadingProgress } from './reading-progress.tsx';
import { whyItWaits } from './why-it-waits.ts';

const icons: Record<Import['via'], LucideIcon> = {
  email: Mail,
  file: FileText,
  paste: ClipboardPaste,
  calendar: CalendarDays,
};

export function ImportList({ title, imports }: { title: string; imports: readonly Import[] }) {
  if (imports.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={shared.heading}>{title}</h2>
      <RowList>
        {imports.map((one) => (
          <li key={one.id}>
            <ImportRow one={one} />
          </li>
        ))}
      </RowList>
    </section>
  );
}

function ImportRow({ one }: { one: Import }) {
  const { t, language } = useWords();
  const Icon = icons[one.via];
  const reason = whyItWaits(one, t);
  return (
    <Link to="/imports/$importId" params={{ importId: one.id }} className={rowClass}>
      <span className={css.icon} aria-hidden="true">
        <Icon size={20} />
      </span>
      <span className={shared.row}>
        <span className={css.rowTitle}>
          <bdi>{one.title}</bdi>
        </span>
        <span className={shared.quiet}>
          {[whenHappened(one.receivedAt, language), one.from].filter(Boolean).join(' · ')}
        </span>
        <span className={shared.chips}>
          <StateChip one={one} />
          {one.bookings.length > 0 && <Chip>{t('imports.bookings', { count: one.bookings.length })}</Chip>}
          {one.trips.map(({ id, name }) => (
            <Chip key={id}>{t('imports.inTrip', { trip: name })}</Chip>
          ))}
        </span>
        {reason && (
          <span className={shared.why}>
            {reason.why} {reason.now}
          </span>
        )}
        <ReadingProgress one={one} />
      </span>
      <ChevronRight size={20} aria-hidden="true" className={css.chevron} />
    </Link>
  );
}

const tones = {
  received: 'accent',
  reading: 'accent',
  placed: 'ok',
  'needs-review': 'warn',
  failed: 'bad',
  empty: 'quiet',
  dismissed: 'quiet',
} as const;

export function StateChip({ one: { state } }: { one: Import }) {
  const { t } = useWords();
  const { forCustomer } = useImportDoor();
  return (
    <Chip tone={tones[state]} dot={isReading({ state }) && 'pulse'}>
      {t(forCustomer && state === 'placed' ? 'imports.placedCustomer' : `imports.${state}`)}
    </Chip>
  );
}
