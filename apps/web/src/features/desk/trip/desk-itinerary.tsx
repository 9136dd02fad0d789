import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, Pencil, Route, Trash2, Undo2 } from 'lucide-react';
import { IconButton } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { useWide } from '../../../ui/use-media.ts';
import { useWords } from '../../../words/words.ts';
import { titleOf } from '../../segments/naming.ts';
import { Itinerary } from '../../trips/itinerary/itinerary.tsx';
import { segmentLink } from '../desk-links.ts';
import { DraftMark } from '../draft/draft-mark.tsx';
import type { ShownTrip } from '../draft/shown-trip.ts';
import type { DeskTrip } from '../draft/use-desk-trip.ts';
import type { DraftDeeds } from '../draft/use-draft-deeds.ts';
import { FindHotel } from './find-hotel.tsx';
import { SegmentKinds } from './segment-kinds.tsx';

type Props = { desk: DeskTrip; shown: ShownTrip; deeds: DraftDeeds; chosenId: string | null };

/** The traveller's own itinerary, each line with what the draft does to it. */
export function DeskItinerary({ desk, shown, deeds, chosenId }: Props) {
  const { t } = useWords();
  const wide = useWide();
  const navigate = useNavigate();
  const { where } = desk;
  if (shown.trip.segments.length === 0) {
    return (
      <Card padded>
        <EmptyState icon={Route} title={t('agency.emptyTrip')} text={t('agency.emptyTripText')} />
        <SegmentKinds where={where} />
        {desk.trip && <FindHotel trip={desk.trip} />}
      </Card>
    );
  }
  return (
    <Itinerary
      trip={shown.trip}
      chosenId={chosenId}
      compact={wide}
      others
      gone={shown.gone}
      markOf={({ id }) => {
        const state = shown.states.get(id);
        return state && <DraftMark state={state} />;
      }}
      menuOf={({ segment }) => {
        const state = shown.states.get(segment.id);
        if (!shown.trip.editable) return null;
        return (
          <Menu
            trigger={
              <IconButton label={t('segments.options', { name: titleOf(segment, t) })}>
                <Ellipsis size={20} aria-hidden="true" />
              </IconButton>
            }
          >
            <MenuItem
              icon={<Pencil size={17} />}
              disabled={state === 'removed'}
              onSelect={() => void navigate(segmentLink(where, segment.id))}
            >
              {t('common.edit')}
            </MenuItem>
            {(state === 'changed' || state === 'removed') && (
              <MenuItem icon={<Undo2 size={17} />} onSelect={() => void deeds.restore(segment.id)}>
                {t('agency.takeBack')}
              </MenuItem>
            )}
            {state !== 'removed' && (
              <MenuItem icon={<Trash2 size={17} />} danger onSelect={() => void deeds.remove(segment.id)}>
                {t(state === 'added' ? 'agency.dropAddition' : 'agency.removeInDraft')}
              </MenuItem>
            )}
          </Menu>
        );
      }}
    />
  );
}
