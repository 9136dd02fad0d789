import { calls } from 'virtual:contract';
import type { Segment } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { etagOf } from '../../api/client.ts';
import { useSend } from '../../api/use-send.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { fieldsOfForm } from './form/fields.ts';
import css from './segment-detail.module.css';
import { valueText } from './value-text.ts';

type Props = { segment: Segment; importId: string; mayEdit: boolean };

/** What the paper says otherwise than the traveller, whose value was kept; one tap takes the paper's. */
export function SegmentDifferences({ segment, importId, mayEdit }: Props) {
  const { t, language } = useWords();
  const { data } = useQuery(callQuery(useUserApi(), calls.getImport, { params: { id: importId } }));
  const { send, busy } = useSend(calls.updateSegment, [calls.getTrip]);
  const raw = segment as Record<string, unknown>;
  const fields = fieldsOfForm(segment.type);
  const differences = (data?.bookings ?? [])
    .filter(({ segmentId }) => segmentId === segment.id)
    .flatMap(({ differences }) => differences)
    // Once one has taken the paper's value there is nothing left to choose.
    .filter(({ field, offered }) => JSON.stringify(raw[field]) !== JSON.stringify(offered))
    .flatMap((difference) => {
      const field = fields.find(({ name }) => name === difference.field);
      return field ? [{ ...difference, field }] : [];
    });
  if (differences.length === 0) return null;

  const take = (name: string, offered: unknown) =>
    send(
      {
        params: { id: segment.tripId, segmentId: segment.id },
        body: { [name]: offered ?? null },
        ifMatch: etagOf(segment),
      },
      { onDone: () => void toast({ severity: 'success', title: t('trips.saved') }) },
    );
  return (
    <section className={css.differences}>
      <h3>{t('trips.differences')}</h3>
      <p>{t('trips.differencesText')}</p>
      <ul>
        {differences.map(({ field, kept, offered }) => (
          <li key={field.name}>
            <strong>{t(field.label)}</strong>
            <span>
              {t('trips.yours')}: {valueText(field.kind, kept, t, language) || t('fields.empty')}
            </span>
            <span>
              {t('trips.inDocument')}: {valueText(field.kind, offered, t, language) || t('fields.empty')}
            </span>
            {mayEdit && (
              <Button variant="plain" busy={busy} onClick={() => void take(field.name, offered)}>
                {t('trips.useDocument')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
