import type { Language } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db.ts';
import type { House } from '../../../platform/house.ts';
import { wordsOfOthers } from '../../../platform/mail.ts';
import { kinds } from '../kinds.ts';
import { say } from '../say.ts';
import type { StoredMessage } from '../store.ts';
import { stopAddress } from './stop-page.ts';

/** So many in an hour reach one person by e-mail, whoever causes them; and so many one person may cause. */
const mostPerReader = 6;
const mostPerSender = 20;
const usefulForMs = 24 * 3600_000;

type MailParts = Pick<House, 'config' | 'master' | 'mailLater' | 'clock'>;
type ToMail = { readonly message: StoredMessage; readonly to: string; readonly language: Language };

/** Sends a message by e-mail, once, within the hour's budgets. What is over them stays in the app. */
export async function mailMessage(tx: Tx, parts: MailParts, { message, to, language }: ToMail): Promise<void> {
  const { config, master, mailLater, clock } = parts;
  if (message.mailedAt) return;
  // A bad day has more than six reports, and each of them must arrive.
  if (!kinds[message.said.kind].urgent && (await isOverBudget(tx, message))) return;
  await tx.updateTable('messages').set({ mailed_at: sql`now()` }).where('id', '=', message.id).execute();
  const { title, body } = say(inWords(message.said), language);
  const stop = stopAddress(config.publicUrl, master, message.accountId);
  await mailLater(tx, {
    to,
    subject: title,
    text: text[language](`${title}\n\n${body}`, `${config.publicUrl}${opens(message)}`, stop),
    usefulUntil: new Date(clock.now().getTime() + usefulForMs).toISOString(),
    unsubscribe: stop,
  });
}

/** The names in it are somebody's, and anybody may add anybody to a trip of any name. */
function inWords<T>(said: T): T {
  return JSON.parse(JSON.stringify(said), (_key, value) => (typeof value === 'string' ? wordsOfOthers(value) : value));
}

async function isOverBudget(queries: Queries, message: StoredMessage): Promise<boolean> {
  const mailedBy = async (column: 'account_id' | 'by_account_id', id: string) => {
    const { count } = await queries
      .selectFrom('messages')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where(column, '=', id)
      .where('mailed_at', '>', sql<string>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow();
    return count;
  };
  if ((await mailedBy('account_id', message.accountId)) >= mostPerReader) return true;
  return message.byAccountId !== null && (await mailedBy('by_account_id', message.byAccountId)) >= mostPerSender;
}

function opens({ tripId, importId, incidentId, documentId, hotelBookingId, said }: StoredMessage): string {
  if (incidentId) return said.kind === 'incident-reported' ? `/safety/desk/${incidentId}` : '/safety';
  if (hotelBookingId) return `/hotels/bookings/${hotelBookingId}`;
  if (documentId) return `/documents/${documentId}`;
  if (said.kind === 'import-needs-review' && importId) return `/imports/${importId}`;
  if (said.kind === 'batch-read') return '/imports/many';
  if (said.kind === 'emergency-contact-refused') return '/profile/details';
  if (said.kind === 'advisor-asks') return '/profile/advisors';
  if (said.kind === 'calendar-failing') return '/profile/calendars';
  return tripId ? `/trips/${tripId}` : '/messages';
}

const text: Record<Language, (said: string, link: string, stop: string) => string> = {
  en: (said, link, stop) => `${said}

Open it in Escale: ${link}

You choose what comes by e-mail in your profile, under notifications.
No more of these e-mails: ${stop}
`,
  fr: (said, link, stop) => `${said}

Ouvrir dans Escale : ${link}

Vous choisissez ce qui vous parvient par e-mail dans votre profil, sous « Notifications ».
Ne plus recevoir ces e-mails : ${stop}
`,
};
