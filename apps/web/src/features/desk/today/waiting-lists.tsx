import type { TodayBoard } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { ArrowRight, EyeOff, FileInput, FilePen } from 'lucide-react';
import { useNow } from '../../../ui/use-now.ts';
import { howLongAgo } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { whyItWaits } from '../imports/why-it-waits.ts';
import { Group } from './attention-lists.tsx';
import { NeedTile, NeedWords, needClass } from './need.tsx';
import css from './today.module.css';

/** Imports that wait, drafts not yet published, and publications that nobody has seen. Nothing where nothing waits. */
export function WaitingLists({ board: { imports, drafts, unseen } }: { board: TodayBoard }) {
  const { t, language } = useWords();
  const now = useNow();
  const ago = (instant: string) => howLongAgo(Date.parse(instant), language, now);
  return (
    <>
      {imports.total > 0 && (
        <Group title={t('agency.importsWait')} total={imports.total}>
          <ul>
            {imports.items.map((one) => (
              <li key={one.id}>
                <Link to="/desk/imports/$importId" params={{ importId: one.id }} className={needClass}>
                  <NeedTile icon={FileInput} tone="accent" />
                  <NeedWords
                    who={one.customer.name}
                    what={<bdi>{one.title}</bdi>}
                    about={one.reason ? whyItWaits(one.reason, t) : ago(one.receivedAt)}
                  />
                </Link>
              </li>
            ))}
          </ul>
          {imports.total > imports.items.length && (
            <Link to="/desk/imports" className={css.all}>
              {t('agency.allImports')}
              <ArrowRight size={16} aria-hidden="true" />
            </Link>
          )}
        </Group>
      )}
      {drafts.total > 0 && (
        <Group title={t('agency.draftsOpen')} total={drafts.total}>
          <ul>
            {drafts.items.map((one) => (
              <li key={one.id}>
                <Link to="/desk/drafts/$draftId" params={{ draftId: one.id }} className={needClass}>
                  <NeedTile icon={FilePen} tone="warn" />
                  <NeedWords
                    who={one.customer.name}
                    what={one.name}
                    about={[
                      one.tripId ? t('agency.pending', { count: one.pending }) : t('agency.newTripDraft'),
                      t('agency.lastBy', { name: one.updatedBy, ago: ago(one.updatedAt) }),
                    ].join(' · ')}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </Group>
      )}
      {unseen.total > 0 && (
        <Group title={t('agency.unseenTitle')} total={unseen.total}>
          <ul>
            {unseen.items.map((one) => (
              <li key={one.tripId}>
                <Link to="/desk/trips/$tripId" params={{ tripId: one.tripId }} className={needClass}>
                  <NeedTile icon={EyeOff} />
                  <NeedWords
                    who={one.customer.name}
                    what={one.tripName}
                    about={t('agency.publishedAgo', { ago: ago(one.publishedAt) })}
                  />
                </Link>
              </li>
            ))}
          </ul>
          {unseen.total > unseen.items.length && (
            <Link to="/desk/trips" search={{ unseen: true }} className={css.all}>
              {t('agency.allUnseen')}
              <ArrowRight size={16} aria-hidden="true" />
            </Link>
          )}
        </Group>
      )}
    </>
  );
}
