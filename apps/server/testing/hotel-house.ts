import { calls } from '@escale/contract';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './sign-in.ts';

/** A server with the sandbox's hotels, a clock that is moved by hand, and three travellers. */
export type HotelHouse = {
  readonly server: TestServer;
  readonly lea: SignedIn;
  readonly max: SignedIn;
  readonly eve: SignedIn;
  /** What time it is there. */
  nowMs(): number;
  /** Time goes by. Whoever books has proven lately that they are there. */
  pass(ms: number): Promise<void>;
  /** The same, and the last proof grows old. */
  wait(ms: number): void;
};

export async function openHotelHouse(): Promise<HotelHouse> {
  let sinceMs = 0;
  const server = await startServer({ clock: { now: () => new Date(Date.now() + sinceMs) } });
  const arrive = () =>
    Promise.all(['lea@example.com', 'max@example.com', 'eve@elsewhere.example'].map((email) => signIn(server, email)));
  let [lea, max, eve] = (await arrive()) as [SignedIn, SignedIn, SignedIn];
  return {
    server,
    get lea() {
      return lea;
    },
    get max() {
      return max;
    },
    get eve() {
      return eve;
    },
    nowMs: () => Date.now() + sinceMs,
    wait(ms) {
      sinceMs += ms;
    },
    async pass(ms) {
      sinceMs += ms;
      [lea, max, eve] = (await arrive()) as [SignedIn, SignedIn, SignedIn];
    },
  };
}

export const messagesOf = async (person: SignedIn) => (await person.send(calls.listMessages)).body.items;

export const bookedAtSandbox = ({ server }: HotelHouse, hotelCode: string) =>
  server.app.house.db.query
    .selectFrom('sandbox_hotel_bookings')
    .selectAll()
    .where('hotel_code', '=', hotelCode)
    .execute();
