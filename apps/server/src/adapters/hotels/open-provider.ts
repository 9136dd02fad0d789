import type { HotelProvider } from '../../features/hotels/index.ts';
import { hotelHosts } from '../../outside-config.ts';
import type { House } from '../../platform/house.ts';
import { deriveKey } from '../../platform/keys.ts';
import { openOutbound } from '../../platform/outbound.ts';
import { serveCardFields } from './liteapi/card-fields.ts';
import { liteApiHotels } from './liteapi/liteapi.ts';
import { serveCardPage } from './sandbox/card-page.ts';
import { sandboxHotels } from './sandbox/sandbox.ts';

/** Who has hotels, as the operator said; null: nobody. */
export function openHotelProvider({ config, db, clock, master, http }: House): HotelProvider | null {
  const { hotels } = config.outside;
  if (hotels?.kind === 'liteapi') {
    if (hotels.cards) serveCardFields(http, hotels.cards, config.publicUrl);
    // A door of its own: only it opens to the hosts that the operator named.
    return liteApiHotels({ outbound: openOutbound({ allow: hotelHosts(config.outside) }), clock }, hotels);
  }
  if (hotels?.kind !== 'sandbox') return null;
  const cards = { secret: deriveKey(master, 'sandbox cards') };
  serveCardPage(http, cards, clock);
  return sandboxHotels({ db, clock, cards });
}
