import type { Language, Reveals } from '@escale/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../platform/house.ts';
import { mayWithTrip } from '../../platform/policy.ts';
import { sendFile } from '../../platform/send.ts';
import { languageOf } from '../../platform/words.ts';
import type { TripForOutsiders, Trips } from '../trips/index.ts';
import { type OpenLink, openLink } from './links.ts';
import { nothingHere, sendPage, sharedPage } from './page.ts';
import type { BrandOf } from './paper/brand.ts';
import type { PaperDesk } from './paper/paper-desk.ts';
import { paperOf } from './paper/paper-of.ts';
import { date } from './rules/local-dates.ts';
import { sheetOf } from './sheet.ts';

type Held = { trip: TripForOutsiders; agencyId: string | null; reveals: Reveals; expiresAt: string };

/** What opens without a sign-in. Everything that is not there sounds the same. */
export function publicRoutes(house: House, trips: Trips, desk: PaperDesk, brandOf: BrandOf): void {
  const { http, db, files, clock } = house;

  /** The trip as it is now; null also when whoever made the link may no longer share it. */
  async function hold(request: FastifyRequest, visit: boolean): Promise<Held | null> {
    const { token } = request.params as { token: string };
    const link = await openLink(db.query, token, clock.now(), visit);
    if (!link) return null;
    const trip = (await mayStillShare(link)) ? await trips.forOutsiders(db.query, link.tripId) : null;
    const { agencyId, reveals, expiresAt } = link;
    return trip && { trip, agencyId, reveals, expiresAt };
  }

  async function mayStillShare({ accountId, agencyId, tripId }: OpenLink): Promise<boolean> {
    if (agencyId) return trips.desk.manages(db.query, agencyId, tripId);
    return accountId !== null && mayWithTrip(await trips.relationTo(db.query, accountId, tripId), 'share-trip');
  }

  http.get('/s/:token', async (request, reply) => {
    const language = spoken(request);
    const held = await hold(request, request.method === 'GET');
    if (!held) return missing(reply, language);
    const { token } = request.params as { token: string };
    const brand = await brandOf(db.query, held.trip.id, held.agencyId);
    const page = sharedPage({
      sheet: sheetOf(held.trip, held.reveals, language),
      language,
      until: date(held.expiresAt, language),
      brand,
      pdfAddress: `/s/${token}/pdf?language=${language}`,
      files: held.reveals.files
        ? held.trip.attachments.map(({ id, name, url }) => ({ name, address: url ?? `/s/${token}/files/${id}` }))
        : [],
    });
    return sendPage(reply, 200, page, brand);
  });

  http.get('/s/:token/pdf', async (request, reply) => {
    const language = asked(request) ?? spoken(request);
    const held = await hold(request, false);
    if (!held) return missing(reply, language);
    return sendFile(
      unkept(reply),
      await paperOf(
        desk,
        held.trip,
        held.reveals,
        language,
        await brandOf(db.query, held.trip.id, held.agencyId),
        clock.now(),
      ),
    );
  });

  http.get('/s/:token/files/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const held = await hold(request, false);
    const attachment = held?.reveals.files ? held.trip.attachments.find((one) => one.id === id) : undefined;
    const content = attachment?.file ? await files.open(attachment.file) : null;
    if (!attachment || !content) return missing(reply, spoken(request));
    return sendFile(unkept(reply), {
      content,
      mediaType: attachment.mediaType ?? 'application/octet-stream',
      name: attachment.name,
      sizeBytes: attachment.sizeBytes ?? undefined,
      disposition: 'download',
    });
  });
}

const unkept = (reply: FastifyReply) => reply.header('x-robots-tag', 'noindex, nofollow');
const missing = (reply: FastifyReply, language: Language) => sendPage(reply, 404, nothingHere(language));
const spoken = (request: FastifyRequest): Language => languageOf(request.headers['accept-language']);

function asked(request: FastifyRequest): Language | undefined {
  const { language } = request.query as { language?: unknown };
  return language === 'fr' || language === 'en' ? language : undefined;
}
