import type { SegmentType, TodayBoard } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { CircleCheck, IdCard, LifeBuoy, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { KindTile } from '../../../ui/kind/kind.tsx';
import { shortDay } from '../../../words/dates.ts';
import type { WordKey } from '../../../words/namespaces.ts';
import { useWords } from '../../../words/words.ts';
import { momentText } from '../../segments/naming.ts';
import shared from '../desk.module.css';
import css from './today.module.css';

/** Reports at customers' companies, what was cancelled, what does not fit together, who should renew a document. */
export function AttentionLists({ board: { incidents, disruptions, warnings, documents } }: { board: TodayBoard }) {
  const { t, language } = useWords();
  const count = incidents.length + disruptions.total + warnings.total + documents.total;
  return (
    <Group title={t('agency.needsYou')} total={count}>
      {count === 0 && (
        <p className={css.allWell}>
          <CircleCheck size={18} aria-hidden="true" />
          {t('agency.nothingNeeds')}
        </p>
      )}
      <ul>
        {incidents.map(({ company, customers }) => (
          <li key={company} className={css.need}>
            <span className={css.needTile} data-tone="bad" aria-hidden="true">
              <LifeBuoy size={19} />
            </span>
            <span className={css.needText}>
              <span className={css.strong}>{t('agency.incidentAt', { company })}</span>
              <span className={shared.quiet}>{t('agency.incidentText', { count: customers })}</span>
            </span>
          </li>
        ))}
        {disruptions.items.map((one) => (
          <li key={one.segmentId}>
            <Link
              to="/desk/trips/$tripId"
              params={{ tripId: one.tripId }}
              search={{ segment: one.segmentId }}
              className={css.need}
            >
              <KindTile type={one.segmentType as SegmentType} size={36} />
              <span className={css.needText}>
                <span className={css.strong}>{one.customer.name}</span>
                <span>{one.title}</span>
                <span className={shared.quiet}>{momentText(one.start, language)}</span>
              </span>
              <Chip tone="bad">{t('segments.cancelled')}</Chip>
            </Link>
          </li>
        ))}
        {warnings.items.map((one) => (
          <li key={`${one.tripId} ${one.on}`}>
            <Link to="/desk/trips/$tripId" params={{ tripId: one.tripId }} className={css.need}>
              <span className={css.needTile} data-tone="warn" aria-hidden="true">
                <TriangleAlert size={19} />
              </span>
              <span className={css.needText}>
                <span className={css.strong}>{one.customer.name}</span>
                <span>{one.kinds.map((kind) => t(warningWords[kind] ?? 'agency.warningOther')).join(', ')}</span>
                <span className={shared.quiet}>
                  {[one.tripName, one.on && shortDay(one.on, language)].filter(Boolean).join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
        {documents.items.map((one) => (
          <li key={`${one.tripId} ${one.customer.id}`}>
            <Link to="/desk/trips/$tripId" params={{ tripId: one.tripId }} className={css.need}>
              <span className={css.needTile} data-tone="warn" aria-hidden="true">
                <IdCard size={19} />
              </span>
              <span className={css.needText}>
                <span className={css.strong}>{one.customer.name}</span>
                <span>{t('agency.documentNeeded')}</span>
                <span className={shared.quiet}>{one.tripName}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Group>
  );
}

const warningWords: Record<string, WordKey> = {
  overlap: 'agency.warning_overlap',
  'two-hotels': 'agency.warning_two-hotels',
  'no-bed': 'agency.warning_no-bed',
  'tight-connection': 'agency.warning_tight-connection',
  'other-hub': 'agency.warning_other-hub',
  'late-drop-off': 'agency.warning_late-drop-off',
  'stay-after-leaving': 'agency.warning_stay-after-leaving',
};

/** A titled card of lines, with how many there are in all. */
export function Group({ title, total, children }: { title: string; total: number; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={shared.heading}>
        {title}
        {total > 0 && <span className={css.total}>{total}</span>}
      </h2>
      <Card className={css.needs}>{children}</Card>
    </section>
  );
}
