import { calls, type Message, pageSize } from '@escale/contract';
import type { House } from '../../platform/house.ts';
import { publish } from '../../platform/live.ts';
import { refuse } from '../../platform/refuse.ts';
import type { openPages } from './live.ts';
import { say } from './say.ts';
import { countOwn, countUnread, listFor, type MessageRow, markRead, remove } from './store.ts';

export function messageRoutes({ route }: Pick<House, 'route'>, pages: ReturnType<typeof openPages>): void {
  route(calls.listMessages, async ({ db, caller, query, language }) => {
    const limit = query.limit ?? pageSize.default;
    const rows = await listFor(db, caller.accountId, { limit: limit + 1, before: afterCursor(query.cursor) });
    const items = rows.slice(0, limit);
    return {
      items: items.map((row) => present(row, language)),
      nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
      unread: await countUnread(db, caller.accountId),
    };
  });

  route(calls.readMessages, async ({ tx, caller, body }) => {
    const ids = 'ids' in body ? [...new Set(body.ids)] : undefined;
    // All or nothing: a list with a stranger's message in it changes none.
    if (ids && (await countOwn(tx, caller.accountId, ids)) !== ids.length) refuse('message.not-found');
    await markRead(tx, caller.accountId, ids);
    await publish(tx, caller.accountId, { what: 'messages' });
    return { unread: await countUnread(tx, caller.accountId) };
  });

  route(calls.deleteMessage, async ({ tx, caller, params }) => {
    if (!(await remove(tx, caller.accountId, params.id))) refuse('message.not-found');
    await publish(tx, caller.accountId, { what: 'messages' });
  });

  route(calls.live, ({ caller, headers }) =>
    pages.watch(caller.accountId, (headers.authorization ?? '').slice('Bearer '.length).trim()),
  );
}

function present(row: MessageRow, language: 'en' | 'fr'): Message {
  const { said, ...shown } = row;
  return { ...shown, kind: said.kind, ...say(said, language) };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The cursor is the last message's id; one that we did not make begins from the start. */
const afterCursor = (cursor: string | undefined) => (cursor && uuid.test(cursor) ? cursor : undefined);
