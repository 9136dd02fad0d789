import { createHash } from 'node:crypto';

/** Beyond this many different texts the rest travels unnamed: a list of varying length in SQL must not fill the server's memory. */
const mostNames = 500;
const names = new Map<string, { name: string; text: string }>();

/** The statement under a name of its own, by which PostgreSQL plans it once per connection. */
export function named(text: string): { name?: string; text: string } {
  let statement = names.get(text);
  if (!statement && names.size < mostNames) {
    statement = { name: `q${createHash('sha1').update(text).digest('hex').slice(0, 20)}`, text };
    names.set(text, statement);
  }
  return statement ?? { text };
}
