import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { HotelSearch } from '../../features/hotels/stay.ts';
import { loadWords } from '../../words/words.ts';
import { inside } from './frame.ts';

/** Checked by the page: what it takes apart weighs too much for the first screen. */
const hotelSearch = (search: Record<string, unknown>): HotelSearch => search;

const hotels = createRoute({
  getParentRoute: () => inside,
  path: '/hotels',
  validateSearch: hotelSearch,
  loader: () => loadWords('hotels', 'fields'),
  component: lazyRouteComponent(() => import('../../features/hotels/search/search-page.tsx'), 'HotelSearchPage'),
});

const hotelResults = createRoute({
  getParentRoute: () => inside,
  path: '/hotels/results',
  validateSearch: hotelSearch,
  loader: () => loadWords('hotels', 'fields', 'map'),
  component: lazyRouteComponent(() => import('../../features/hotels/results/results-page.tsx'), 'HotelResultsPage'),
});

const oneHotel = createRoute({
  getParentRoute: () => inside,
  path: '/hotels/$hotelCode',
  validateSearch: hotelSearch,
  loader: () => loadWords('hotels', 'fields', 'map'),
  component: lazyRouteComponent(() => import('../../features/hotels/detail/hotel-page.tsx'), 'HotelPage'),
});

const bookHotel = createRoute({
  getParentRoute: () => inside,
  path: '/hotels/$hotelCode/book',
  validateSearch: hotelSearch,
  loader: () => loadWords('hotels', 'fields'),
  component: lazyRouteComponent(() => import('../../features/hotels/book/book-page.tsx'), 'BookHotelPage'),
});

const hotelBooking = createRoute({
  getParentRoute: () => inside,
  path: '/hotels/bookings/$bookingId',
  loader: () => loadWords('hotels', 'trips', 'segments'),
  component: lazyRouteComponent(() => import('../../features/hotels/booking/booking-page.tsx'), 'HotelBookingPage'),
});

/** From looking for a bed to cancelling it. */
export const hotelRoutes = [hotels, hotelResults, oneHotel, bookHotel, hotelBooking] as const;
