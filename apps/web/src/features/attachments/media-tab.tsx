import type { Attachment, Trip } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { PageBody } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';
import css from './attachments.module.css';
import { useShownAddress } from './use-shown-address.ts';

const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

/** The pictures among the trip's files. */
export function MediaTab({ trip }: { trip: Trip }) {
  const { t } = useWords();
  const [open, setOpen] = useState<Attachment | null>(null);
  const pictures = [...trip.attachments, ...trip.otherAttachments].filter(
    ({ preview }) => preview === 'jpg' || preview === 'png',
  );
  return (
    <PageBody>
      {pictures.length === 0 ? (
        <Card padded>
          <EmptyState icon={Images} title={t('files.mediaEmptyTitle')} text={t('files.mediaEmptyText')}>
            <Link
              to="/trips/$tripId"
              params={{ tripId: trip.id }}
              search={{ tab: 'files' }}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('files.addPhoto')}
            </Link>
          </EmptyState>
        </Card>
      ) : (
        <ul className={css.pictures}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <button type="button" onClick={() => setOpen(picture)}>
                <Picture id={picture.id} alt={t('files.picture', { name: picture.name })} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>{open && <Preview attachment={open} onClose={() => setOpen(null)} />}</Suspense>
    </PageBody>
  );
}

function Picture({ id, alt }: { id: string; alt: string }) {
  const address = useShownAddress(id);
  return <img src={address ?? undefined} alt={alt} loading="lazy" decoding="async" />;
}
