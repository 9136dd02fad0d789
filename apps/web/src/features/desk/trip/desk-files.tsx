import { calls } from 'virtual:contract';
import type { Trip } from '@escale/contract';
import { ExternalLink, FileText } from 'lucide-react';
import { baseAddress } from '../../../api/base-address.ts';
import { RowList, RowText, rowClass } from '../../../ui/card/card.tsx';
import { useWords } from '../../../words/words.ts';
import { titleOf } from '../../segments/naming.ts';
import css from '../desk.module.css';

/** The trip's files and links, to be opened. */
export function DeskFiles({ trip }: { trip: Trip }) {
  const { t } = useWords();
  const files = [
    ...trip.segments.flatMap((segment) => segment.attachments.map((file) => ({ file, of: titleOf(segment, t) }))),
    ...trip.otherAttachments.map((file) => ({ file, of: t('files.other') })),
  ];
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files" className={css.heading}>
        {t('trips.files')}
      </h2>
      <RowList>
        {files.map(({ file, of }) => (
          <li key={file.id}>
            <a
              href={file.kind === 'link' ? file.url : fileAddress(file.id)}
              target="_blank"
              rel="noopener noreferrer"
              className={rowClass}
            >
              {file.kind === 'link' ? (
                <ExternalLink size={18} aria-hidden="true" />
              ) : (
                <FileText size={18} aria-hidden="true" />
              )}
              <RowText title={file.name} text={of} />
            </a>
          </li>
        ))}
      </RowList>
    </section>
  );
}

function fileAddress(id: string): string {
  return baseAddress() + calls.getAgencyAttachment.path.replace('{id}', encodeURIComponent(id));
}
