import type { DraftPreview, Segment } from '@escale/contract';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { KindTile } from '../../../ui/kind/kind.tsx';
import { useWords } from '../../../words/words.ts';
import { momentText, titleOf } from '../../segments/naming.ts';
import shared from '../desk.module.css';
import { DraftMark } from '../draft/draft-mark.tsx';
import type { DraftState } from '../draft/shown-trip.ts';
import { BeforeAfter, FieldChanges } from './field-changes.tsx';
import css from './review.module.css';
import { tripFieldLabels, tripFieldText } from './trip-fields.ts';

/** Everything that publishing would change: the trip's own words, then its segments. */
export function ChangeList({ preview }: { preview: DraftPreview }) {
  const { t, language } = useWords();
  const { fields, added, changed, removed } = preview;
  return (
    <ul className={css.changeList}>
      {fields.length > 0 && (
        <li>
          <Card padded>
            <div className={shared.changeHead}>
              <h3>{t('agency.theTrip')}</h3>
              <DraftMark state="changed" />
            </div>
            <BeforeAfter
              rows={fields.map(({ field, before, after }) => ({
                name: field,
                label: t(tripFieldLabels[field] ?? 'trips.trip'),
                before: tripFieldText(field, before, language),
                after: tripFieldText(field, after, language),
              }))}
            />
          </Card>
        </li>
      )}
      {changed.map(({ id, before, after }) => (
        <SegmentChange key={id} segment={after} state="changed">
          <FieldChanges type={after.type} before={before} after={after} />
        </SegmentChange>
      ))}
      {added.map(({ id, segment }) => (
        <SegmentChange key={id} segment={segment} state="added" />
      ))}
      {removed.map(({ id, segment }) => (
        <SegmentChange key={id} segment={segment} state="removed" />
      ))}
    </ul>
  );
}

type ChangeProps = { segment: DraftPreview['added'][number]['segment']; state: DraftState; children?: ReactNode };

function SegmentChange({ segment, state, children }: ChangeProps) {
  const { t, language } = useWords();
  return (
    <li>
      <Card padded>
        <div className={shared.changeHead}>
          <KindTile type={segment.type} />
          <div className={shared.changeWords}>
            <h3 data-removed={state === 'removed' || undefined}>
              <span className="only-heard">{t(`segments.${segment.type}`)}: </span>
              {titleOf(segment as Segment, t)}
            </h3>
            <p className={shared.quiet}>{momentText(segment.start, language)}</p>
          </div>
          <DraftMark state={state} />
        </div>
        {children}
      </Card>
    </li>
  );
}
