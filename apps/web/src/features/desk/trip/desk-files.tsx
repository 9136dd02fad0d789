import { calls } from 'virtual:contract';
import type { AgencyTrip, Attachment, Trip } from '@escale/contract';
import { ExternalLink, FileText } from 'lucide-react';
import { baseAddress } from '../../../api/base-address.ts';
import { RowList, RowText, rowClass } from '../../../ui/card/card.tsx';
import { useWords } from '../../../words/words.ts';
import { titleOf } from '../../segments/naming.ts';
import shared from '../desk.module.css';
import { AddPicture } from './add-picture.tsx';
import css from './trip.module.css';

/** The trip's files and links, to be opened; and a way to add a picture for the traveller. */
export function DeskFiles({ trip, published }: { trip: Trip; published: AgencyTrip | null }) {
  const { t } = useWords();
  const files = [
    ...trip.segments.flatMap((segment) => segment.attachments.map((file) => ({ file, of: titleOf(segment, t) }))),
    ...trip.otherAttachments.map((file) => ({ file, of: t('files.other') })),
  ];
  const mayAdd = published?.editable ? published : null;
  if (files.length === 0 && !mayAdd) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files" className={shared.heading}>
        {t('trips.files')}
      </h2>
      {files.length > 0 && (
        <RowList>
          {files.map(({ file, of }) => (
            <li key={file.id}>
              <a
                href={file.kind === 'link' ? file.url : fileAddress(file.id)}
                target="_blank"
                rel="noopener noreferrer"
                className={rowClass}
              >
                <FileMark file={file} />
                <RowText title={file.name} text={of} />
              </a>
            </li>
          ))}
        </RowList>
      )}
      {mayAdd && <AddPicture trip={mayAdd} />}
    </section>
  );
}

function FileMark({ file }: { file: Attachment }) {
  if (file.kind === 'link') return <ExternalLink size={18} aria-hidden="true" />;
  const isPicture = file.preview === 'jpg' || file.preview === 'png';
  if (!isPicture) return <FileText size={18} aria-hidden="true" />;
  return <img src={fileAddress(file.id)} alt="" loading="lazy" className={css.thumb} />;
}

function fileAddress(id: string): string {
  return baseAddress() + calls.getAgencyAttachment.path.replace('{id}', encodeURIComponent(id));
}
