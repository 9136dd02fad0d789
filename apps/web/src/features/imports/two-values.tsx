import type { Import, ImportedBooking } from '@escale/contract';
import { Button } from '../../ui/button/button.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { type Say, useWords } from '../../words/words.ts';
import { useImportDoor } from './import-door.ts';
import shared from './imports.module.css';
import { conflictMark, markOf, useLook } from './look.ts';
import css from './two-values.module.css';
import { useFieldWords } from './use-field-words.ts';

/** What the traveller had set, and what the paper says: one tap settles it. */
export function Differences({ one, booking }: { one: Import; booking: ImportedBooking }) {
  const { t } = useWords();
  const online = useOnline();
  const words = useFieldWords(booking.type);
  const door = useImportDoor();
  const { send, busy } = door.useSettle(one.id);
  const theirs = door.forCustomer;
  if (booking.differences.length === 0) return null;
  const settle = (field: string, take: 'kept' | 'offered') =>
    void send(
      { index: booking.index, field, take },
      { onDone: () => void toast({ severity: 'success', title: t('imports.settled') }) },
    );
  const heading = t(theirs ? 'imports.differsCustomer' : 'imports.differs');
  return (
    <section className={css.differences} aria-label={heading}>
      <h4>{heading}</h4>
      {booking.differences.map(({ field, kept, offered }) => (
        <div key={field} className={css.choice}>
          <strong>{words.label(field)}</strong>
          <dl className={css.values}>
            <Value source={t(theirs ? 'imports.keptCustomer' : 'imports.kept')} value={words.value(field, kept)} />
            <Value
              source={one.title}
              value={words.value(field, offered)}
              printed={booking.evidence.find((one) => one.field === field)?.text}
              mark={markOf(booking, field)}
            />
          </dl>
          <div className={shared.deeds}>
            <Button busy={busy} disabled={!online} onClick={() => settle(field, 'kept')}>
              {t(theirs ? 'imports.keepTheirs' : 'imports.keepMine')}
            </Button>
            <Button variant="primary" busy={busy} disabled={!online} onClick={() => settle(field, 'offered')}>
              {t('imports.takeOffered')}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}

/** Where the paper says two things of itself: both, with where each stands. */
export function Conflicts({
  booking,
  onTake,
}: {
  booking: ImportedBooking;
  onTake?: (field: string, value: unknown) => void;
}) {
  const { t } = useWords();
  const words = useFieldWords(booking.type);
  if (booking.conflicts.length === 0) return null;
  return (
    <section className={css.differences} aria-label={t('imports.disagrees')}>
      <h4>{t('imports.disagrees')}</h4>
      {booking.conflicts.map((conflict, at) => {
        const { field, taken, value, text, where, reader } = conflict;
        const evidence = booking.evidence.find((one) => one.field === field);
        return (
          <div key={`${field} ${where} ${text}`} className={css.choice}>
            <strong>{words.label(field)}</strong>
            <dl className={css.values}>
              <Value
                source={sourceOf(evidence?.reader, t)}
                value={words.value(field, taken)}
                printed={evidence?.text}
                mark={markOf(booking, field)}
              />
              <Value
                source={sourceOf(reader, t)}
                value={words.value(field, value)}
                printed={text}
                mark={conflictMark(booking, at)}
              />
            </dl>
            {onTake && (
              <div className={shared.deeds}>
                <Button onClick={() => onTake(field, value)}>
                  {t('imports.takeOther', { value: words.value(field, value) })}
                </Button>
              </div>
            )}
          </div>
        );
      })}
    </section>
  );
}

/** Which of its ways of saying something a document used. */
function sourceOf(reader: string | undefined, t: Say): string {
  const known = ['barcode', 'markup', 'calendar', 'table', 'text'] as const;
  const found = known.find((one) => one === reader);
  return t(found ? `imports.says_${found}` : 'imports.taken');
}

type ValueProps = { source: string; value: string; printed?: string | undefined; mark?: string | null };

function Value({ source, value, printed, mark = null }: ValueProps) {
  const { t } = useWords();
  const look = useLook();
  return (
    <div>
      <dt>{source}</dt>
      <dd>
        <span>{value || t('fields.empty')}</span>
        {printed && <q>{printed}</q>}
        {look && mark && (
          <button type="button" className={css.where} onClick={() => look(mark)}>
            {t('imports.showWhere')}
          </button>
        )}
      </dd>
    </div>
  );
}
