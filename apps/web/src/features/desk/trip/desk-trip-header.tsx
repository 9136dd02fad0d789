import { Link } from '@tanstack/react-router';
import { BookmarkPlus, Copy, Ellipsis, FileDown, FileInput, Link2, Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { buttonClass, IconButton } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Menu, MenuItem, MenuLine } from '../../../ui/menu/menu.tsx';
import { PageHeader } from '../../../ui/page/page.tsx';
import { useWords } from '../../../words/words.ts';
import { daysText, TimingChips } from '../../trips/trip-timing.tsx';
import { newSegmentLink } from '../desk-links.ts';
import type { ShownTrip } from '../draft/shown-trip.ts';
import type { DeskTrip } from '../draft/use-desk-trip.ts';
import type { DraftDeeds } from '../draft/use-draft-deeds.ts';
import { BackToTrips } from './back-to-trips.tsx';
import css from './trip.module.css';

const EditFields = lazy(async () => ({ default: (await import('./edit-fields.tsx')).EditFields }));
const CloneDialog = lazy(async () => ({ default: (await import('./clone-for-customer.tsx')).CloneForCustomer }));
const KeepTemplate = lazy(async () => ({ default: (await import('../templates/keep-template.tsx')).KeepTemplate }));
const ImportDialog = lazy(async () => ({ default: (await import('../import-for-customer.tsx')).ImportForCustomer }));
const PageDialog = lazy(async () => ({ default: (await import('./page-dialog.tsx')).PageDialog }));
const PdfDialog = lazy(async () => ({ default: (await import('./paper-dialog.tsx')).PaperDialog }));

type Deed = 'edit' | 'clone' | 'template' | 'import' | 'paper' | 'page';

/** Whose trip, which, when; and what can be done with it as a whole. */
export function DeskTripHeader({ desk, shown, deeds }: { desk: DeskTrip; shown: ShownTrip; deeds: DraftDeeds }) {
  const { t, language } = useWords();
  const [deed, setDeed] = useState<Deed | null>(null);
  const { trip, draft, where } = desk;
  const customers = trip?.customers ?? (draft ? [draft.customer] : []);
  const close = () => setDeed(null);
  return (
    <>
      <PageHeader
        title={shown.trip.name}
        eyebrow={customers.map(({ name }) => name).join(', ')}
        below={daysText(shown.trip, t, language)}
        back={<BackToTrips />}
        actions={
          <>
            <Menu
              trigger={
                <IconButton label={t('trips.options')}>
                  <Ellipsis size={22} aria-hidden="true" />
                </IconButton>
              }
            >
              <MenuItem icon={<Pencil size={17} />} disabled={!shown.trip.editable} onSelect={() => setDeed('edit')}>
                {t('trips.editTrip')}
              </MenuItem>
              {trip && (
                <>
                  <MenuItem icon={<FileInput size={17} />} onSelect={() => setDeed('import')}>
                    {t('agency.importInto')}
                  </MenuItem>
                  <MenuItem icon={<FileDown size={17} />} onSelect={() => setDeed('paper')}>
                    {t('agency.paper')}
                  </MenuItem>
                  <MenuItem icon={<Link2 size={17} />} onSelect={() => setDeed('page')}>
                    {t('agency.page')}
                  </MenuItem>
                  <MenuLine />
                  <MenuItem icon={<Copy size={17} />} onSelect={() => setDeed('clone')}>
                    {t('agency.clone')}
                  </MenuItem>
                </>
              )}
              <MenuItem icon={<BookmarkPlus size={17} />} onSelect={() => setDeed('template')}>
                {t('agency.keepTemplate')}
              </MenuItem>
            </Menu>
            {shown.trip.editable && (
              <Link {...newSegmentLink(where)} className={buttonClass({ variant: 'primary' })}>
                <Plus size={18} aria-hidden="true" />
                {t('trips.add')}
              </Link>
            )}
          </>
        }
      />
      <div className={css.chips}>
        {trip ? <TimingChips trip={trip} /> : <Chip tone="warn">{t('agency.notPublished')}</Chip>}
        {trip && trip.travelers.length > 1 && <Chip>{t('agency.travellers', { count: trip.travelers.length })}</Chip>}
      </div>
      <Suspense>
        {deed === 'edit' && <EditFields shown={shown} draft={draft} deeds={deeds} onClose={close} />}
        {deed === 'clone' && trip && <CloneDialog trip={trip} onClose={close} />}
        {deed === 'template' && <KeepTemplate name={shown.trip.name} of={templateOf(desk)} onClose={close} />}
        {deed === 'import' && trip && (
          <ImportDialog customer={trip.customers[0] ?? null} trip={{ id: trip.id, name: trip.name }} onClose={close} />
        )}
        {deed === 'page' && trip && <PageDialog trip={trip} onClose={close} />}
        {deed === 'paper' && trip && <PdfDialog trip={trip} onClose={close} />}
      </Suspense>
    </>
  );
}

/** With a draft open the pattern is what one sees. */
function templateOf({ trip, draft }: DeskTrip): { draftId: string } | { tripId: string } {
  return draft ? { draftId: draft.id } : { tripId: trip?.id ?? '' };
}
