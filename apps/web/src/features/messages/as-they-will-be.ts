import { calls } from 'virtual:contract';
import type { Message } from '@escale/contract';
import type { QueryClient } from '@tanstack/react-query';

type Read = { items: Message[]; unread?: number };
type Reads = Read | { pages: Read[] } | undefined;

/** Shows messages as read while the change waits on this device; null: all of them. */
export function withRead(queries: QueryClient, ids: readonly string[] | null): void {
  change(queries, (read) => {
    const items = read.items.map((item) => (!ids || ids.includes(item.id) ? { ...item, read: true } : item));
    const fewer = items.filter((item, at) => item.read && !read.items[at]?.read).length;
    return { ...read, items, unread: ids ? Math.max(0, (read.unread ?? 0) - fewer) : 0 };
  });
}

/** Leaves a message out while its deletion waits on this device. */
export function withoutMessage(queries: QueryClient, id: string): void {
  change(queries, (read) => ({ ...read, items: read.items.filter((item) => item.id !== id) }));
}

/** Every list of messages, whether paged or not. */
function change(queries: QueryClient, how: (read: Read) => Read): void {
  queries.setQueriesData<Reads>({ queryKey: [calls.listMessages.path] }, (reads) => {
    if (!reads) return reads;
    return 'pages' in reads ? { ...reads, pages: reads.pages.map(how) } : how(reads);
  });
}
