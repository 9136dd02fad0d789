/** A reply as it left, and of which moment of its account's data it tells. */
export type KeptReply = {
  readonly stamp: string;
  /** `timing` and what else is told from the clock is good for one minute. */
  readonly minuteMs: number;
  readonly etag: string;
  readonly bytes: Buffer;
};

const mostBytes = 8 * 1024 * 1024;
/** What an entry costs beside its bytes: key, object, headers of the buffers. */
const overheadBytes = 400;
/** A packed copy lies beside most of them (`pack.ts`): about a quarter. */
const withPacked = 1.25;

/**
 * The last replies of the hot reads, by account, language and address, those not asked for the longest leaving first. None of them is
 * believed by itself: every request brings its account's present stamp from the database, and a reply that was made under
 * another one is none. So any number of servers may keep their own, and none has to tell the others.
 */
export class KeptReplies {
  readonly #replies = new Map<string, KeptReply>();
  #bytes = 0;

  find(key: string, stamp: string, minuteMs: number): KeptReply | null {
    const reply = this.#replies.get(key);
    if (!reply || reply.stamp !== stamp || reply.minuteMs !== minuteMs) return null;
    // A Map gives its keys in the order they came: now this one came last.
    this.#replies.delete(key);
    this.#replies.set(key, reply);
    return reply;
  }

  keep(key: string, reply: KeptReply): void {
    this.#forget(key);
    const size = sizeOf(key, reply);
    if (size > mostBytes / 16) return;
    this.#replies.set(key, reply);
    this.#bytes += size;
    for (const oldest of this.#replies.keys()) {
      if (this.#bytes <= mostBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const reply = this.#replies.get(key);
    if (!reply) return;
    this.#replies.delete(key);
    this.#bytes -= sizeOf(key, reply);
  }
}

const sizeOf = (key: string, reply: KeptReply) => key.length + reply.bytes.length * withPacked + overheadBytes;
