import type { ReviewedService, SegmentType } from '@escale/contract';

const services: Partial<Record<SegmentType, ReviewedService>> = {
  flight: 'flight',
  train: 'train',
  'car-rental': 'rentalCar',
  hotel: 'hotel',
};

/** Which services the survey asks about: those that the trip had. */
export function servicesOf(segmentTypes: readonly SegmentType[]): ReviewedService[] {
  return segmentTypes.flatMap((type) => services[type] ?? []);
}
