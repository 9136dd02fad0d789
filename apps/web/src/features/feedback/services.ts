import type { ReviewedService } from '@escale/contract';

/** All that the survey can ask about. The contract's own list would bring its schemas along. */
export const reviewedServices = ['flight', 'train', 'rentalCar', 'hotel'] as const satisfies readonly ReviewedService[];
