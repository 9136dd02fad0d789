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
import { NeedTile, NeedWords, needClass } from './need.tsx';
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
          <li key={company} className={needClass}>
            <NeedTile icon={LifeBuoy} tone="bad" />
            <NeedWords
              who={t('agency.incidentAt', { company })}
              about={t('agency.incidentText', { count: customers })}
            />
          </li>
        ))}
        {disruptions.items.map((one) => (
          <li key={one.segmentId}>
            <Link
              to="/desk/trips/$tripId"
              params={{ tripId: one.tripId }}
              search={{ segment: one.segmentId }}
              className={needClass}
            >
              <KindTile type={one.segmentType as SegmentType} size={36} />
              <NeedWords who={one.customer.name} what={one.title} about={momentText(one.start, language)} />
              <Chip tone="bad">{t('segments.cancelled')}</Chip>
            </Link>
          </li>
        ))}
        {warnings.items.map((one) => (
          <li key={`${one.tripId} ${one.on}`}>
            <Link to="/desk/trips/$tripId" params={{ tripId: one.tripId }} className={needClass}>
              <NeedTile icon={TriangleAlert} tone="warn" />
              <NeedWords
                who={one.customer.name}
                what={one.kinds.map((kind) => t(warningWords[kind] ?? 'agency.warningOther')).join(', ')}
                about={[one.tripName, one.on && shortDay(one.on, language)].filter(Boolean).join(' · ')}
              />
            </Link>
          </li>
        ))}
        {documents.items.map((one) => (
          <li key={`${one.tripId} ${one.customer.id}`}>
            <Link to="/desk/trips/$tripId" params={{ tripId: one.tripId }} className={needClass}>
              <NeedTile icon={IdCard} tone="warn" />
              <NeedWords who={one.customer.name} what={t('agency.documentNeeded')} about={one.tripName} />
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
