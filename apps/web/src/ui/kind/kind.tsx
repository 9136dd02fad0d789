import type { SegmentType } from '@escale/contract';
import {
  BedDouble,
  CalendarClock,
  Car,
  CarTaxiFront,
  type LucideIcon,
  Plane,
  Sailboat,
  Ship,
  TrainFront,
} from 'lucide-react';
import { IconTile, type TileColour } from '../tile/icon-tile.tsx';

/** Each kind of segment has an icon and a colour of its own, everywhere; a word always stands beside them. */
export const kinds: Record<SegmentType, { icon: LucideIcon; colour: TileColour }> = {
  flight: { icon: Plane, colour: 'flight' },
  train: { icon: TrainFront, colour: 'train' },
  'car-rental': { icon: Car, colour: 'car' },
  hotel: { icon: BedDouble, colour: 'hotel' },
  transfer: { icon: CarTaxiFront, colour: 'transfer' },
  vessel: { icon: Sailboat, colour: 'sea' },
  cruise: { icon: Ship, colour: 'sea' },
  event: { icon: CalendarClock, colour: 'event' },
};

export function KindTile({ type, size = 40 }: { type: SegmentType; size?: number }) {
  return <IconTile {...kinds[type]} size={size} />;
}

/** The icon alone in its colour. */
export function KindIcon({ type, size = 18 }: { type: SegmentType; size?: number }) {
  const { icon: Icon, colour } = kinds[type];
  return <Icon size={size} style={{ color: `var(--${colour})` }} />;
}
