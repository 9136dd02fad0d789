import type { DraftPreview, NewSegment, Segment, SegmentDraft } from '@escale/contract';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { useWords } from '../../../words/words.ts';
import { fieldsOfForm } from '../../segments/form/fields.ts';
import { titleOf } from '../../segments/naming.ts';
import { valueText } from '../../segments/value-text.ts';
import table from '../../segments/versions-dialog.module.css';
import shared from '../desk.module.css';
import type { DeskTrip } from '../draft/use-desk-trip.ts';
import { type DraftDeeds, useDraftDeeds } from '../draft/use-draft-deeds.ts';
import css from './review.module.css';
import { tripFieldLabels, tripFieldText } from './trip-fields.ts';

type Clash = DraftPreview['clashes'][number];

/** What somebody else changed since it was drafted: both versions, and which of them stays. */
export function ClashList({ clashes, desk }: { clashes: readonly Clash[]; desk: DeskTrip }) {
  const { t } = useWords();
  const deeds = useDraftDeeds(desk);
  return (
    <section aria-labelledby="clashes">
      <h2 id="clashes" className={shared.heading}>
        {t('agency.clashTitle')}
      </h2>
      <p className={shared.quiet}>{t('agency.clashText')}</p>
      <ul className={css.changeList}>
        {clashes.map((clash) => (
          <li key={clash.id ?? clash.field}>
            <OneClash clash={clash} deeds={deeds} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneClash({ clash, deeds }: { clash: Clash; deeds: DraftDeeds }) {
  const { t } = useWords();
  const rows = useRows(clash);
  return (
    <Card padded className={css.clash}>
      <div className={shared.changeHead}>
        <TriangleAlert size={20} aria-hidden="true" />
        <h3>{useTitle(clash)}</h3>
      </div>
      <table className={table.versions}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('agency.clashNow')}</th>
            <th scope="col">{t('agency.clashDraft')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, theirs, yours }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{theirs || t('fields.empty')}</td>
              <td>{yours || t('fields.empty')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={shared.deeds}>
        <Button disabled={deeds.busy} onClick={() => void takeTheirs(clash, deeds)}>
          {t('agency.takeTheirs')}
        </Button>
        <Button variant="primary" disabled={deeds.busy} onClick={() => void keepMine(clash, deeds)}>
          {t('agency.keepMine')}
        </Button>
      </div>
    </Card>
  );
}

function useTitle({ id, field, was, theirs, yours }: Clash): string {
  const { t } = useWords();
  if (id === null) return t(tripFieldLabels[field ?? ''] ?? 'trips.trip');
  const known = (yours ?? theirs ?? was) as Segment | null;
  return known ? titleOf(known, t) : t('trips.details');
}

function useRows({ id, field, was, theirs, yours }: Clash) {
  const { t, language } = useWords();
  if (id === null) {
    const text = (value: unknown) => tripFieldText(field ?? '', value, language);
    return [{ label: t(tripFieldLabels[field ?? ''] ?? 'trips.trip'), theirs: text(theirs), yours: text(yours) }];
  }
  if (theirs === null || yours === null) {
    const text = (value: unknown) => t(value === null ? 'agency.removedFromTrip' : 'agency.inTheTrip');
    return [{ label: t('trips.trip'), theirs: text(theirs), yours: text(yours) }, ...fieldRows(was, theirs ?? yours)];
  }
  return fieldRows(theirs, yours);

  function fieldRows(one: unknown, other: unknown) {
    const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
    const type = ((other ?? one) as SegmentDraft).type;
    return fieldsOfForm(type)
      .filter(({ name }) => JSON.stringify(left?.[name]) !== JSON.stringify(right?.[name]))
      .map(({ name, kind, label }) => ({
        label: t(label),
        theirs: valueText(kind, (theirs as Record<string, unknown> | null)?.[name], t, language),
        yours: valueText(kind, (yours as Record<string, unknown> | null)?.[name], t, language),
      }));
  }
}

/** The draft's word stays, now knowing of the other. */
function keepMine({ id, field, theirs, yours, version }: Clash, deeds: DraftDeeds): Promise<boolean> {
  if (id === null) return deeds.update({ [field ?? '']: yours });
  if (yours === null) return deeds.remove(id);
  // It is gone from the trip: what was drafted comes back as an addition.
  if (theirs === null) return deeds.restore(id).then((done) => done && deeds.add(yours as NewSegment));
  return deeds.change({ id, version }, yours as NewSegment);
}

function takeTheirs({ id, field, theirs }: Clash, deeds: DraftDeeds): Promise<boolean> {
  return id === null ? deeds.update({ [field ?? '']: theirs }) : deeds.restore(id);
}
