export * from './hotel-bookings.ts';
export * from './hotel-offers.ts';
export * from './hotel-rates.ts';
export * from './hotel-search.ts';
