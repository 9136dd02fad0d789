import type { Trip } from '@escale/contract';
import { Link2, Paperclip } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { CameraButton } from '../../ui/button/file-button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { DropZone } from '../../ui/drop-zone/drop-zone.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { Select } from '../../ui/field/field.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { PageBody } from '../../ui/page/page.tsx';
import { useWords } from '../../words/words.ts';
import { titleOf } from '../segments/naming.ts';
import { AttachmentList } from './attachment-list.tsx';
import css from './attachments.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));

/** The files of every segment and those of the trip itself. `segmentId`: where new ones go first. */
export function FilesTab({ trip, segmentId }: { trip: Trip; segmentId: string | null }) {
  const { t } = useWords();
  const withFiles = trip.segments.filter(({ attachments }) => attachments.length > 0);
  const none = withFiles.length === 0 && trip.otherAttachments.length === 0;
  return (
    <PageBody aside={<AddFiles key={segmentId} trip={trip} segmentId={segmentId} />}>
      {none && (
        <Card padded>
          <EmptyState icon={Paperclip} title={t('files.emptyTitle')} text={t('files.emptyText')} />
        </Card>
      )}
      {withFiles.map((segment) => (
        <FileGroup key={segment.id} title={titleOf(segment, t)}>
          <AttachmentList attachments={segment.attachments} />
        </FileGroup>
      ))}
      {trip.otherAttachments.length > 0 && (
        <FileGroup title={t('files.other')}>
          <AttachmentList attachments={trip.otherAttachments} />
        </FileGroup>
      )}
    </PageBody>
  );
}

function FileGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  );
}

function AddFiles({ trip, segmentId }: { trip: Trip; segmentId: string | null }) {
  const { t } = useWords();
  const online = useOnline();
  const [target, setTarget] = useState(trip.segments.some(({ id }) => id === segmentId) ? segmentId : null);
  const [linking, setLinking] = useState(false);
  const { uploads, add } = useUploads(trip.id);
  return (
    <Card padded className={css.adding} aria-label={t('files.add')}>
      <h2 className={css.addTitle}>{t('files.add')}</h2>
      {trip.segments.length > 0 && (
        <Select
          label={t('files.addTo')}
          required
          value={target ?? ''}
          onChange={(event) => setTarget(event.target.value || null)}
        >
          <option value="">{t('files.theTrip')}</option>
          {trip.segments.map((segment) => (
            <option key={segment.id} value={segment.id}>
              {titleOf(segment, t)}
            </option>
          ))}
        </Select>
      )}
      <DropZone multiple disabled={!online} text={t('files.dropHere')} onFiles={(files) => void add(files, target)} />
      <div className={css.buttons}>
        <CameraButton besideZone disabled={!online} onFiles={(files) => void add(files, target)}>
          {t('files.camera')}
        </CameraButton>
        <Button icon={<Link2 size={18} />} disabled={!online} onClick={() => setLinking(true)}>
          {t('files.addLink')}
        </Button>
      </div>
      {!online && <p className={css.note}>{t('files.offline')}</p>}
      <UploadList uploads={uploads} />
      <Suspense>
        {linking && <LinkDialog tripId={trip.id} segmentId={target} onClose={() => setLinking(false)} />}
      </Suspense>
    </Card>
  );
}
