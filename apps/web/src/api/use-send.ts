import type { Call, ReplyOf, Sent } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { kept, sendOrKeep } from '../outbox/send-or-keep.ts';
import { errorText } from '../ui/error/error-text.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { say } from '../words/words.ts';
import { useAttemptKey } from './attempt-key.ts';
import { isRefusal } from './problem.ts';
import { useUserApi } from './user-api.tsx';
import type { WireCall } from './wire-call.ts';

type Answers<C extends Call> = {
  onDone?: (reply: ReplyOf<C>) => void | Promise<void>;
  /** Without a network the change waits on this device, and `onDone` is not called. */
  onKept?: () => void | Promise<void>;
  /** What is changed, in the person's own words: for the list of what waits. */
  about?: string;
  /** True: answered. Otherwise the refusal becomes a toast. */
  onRefused?: (error: unknown) => boolean;
};

/**
 * Sends a write and makes what it touches (`stale`, by call) be read again. Repeating the same thing after a lost answer
 * carries the same Idempotency-Key, so that it happens once. What one control sends travels one after the other: three
 * quick stars must not arrive in another order.
 */
export function useSend<C extends Call>(call: WireCall<C>, stale: readonly WireCall[]) {
  const api = useUserApi();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const attempt = useAttemptKey();
  const before = useRef(Promise.resolve());

  function send(sent: Sent<C>, answers?: Answers<C>): Promise<void> {
    before.current = before.current.then(() => sendNow(sent, answers));
    return before.current;
  }

  async function sendNow(sent: Sent<C>, { onDone, onKept, onRefused, about }: Answers<C> = {}): Promise<void> {
    const idempotencyKey = attempt.keyFor(sent);
    setBusy(true);
    try {
      const reply = await sendOrKeep(api, call, { idempotencyKey, ...sent }, about);
      attempt.answered();
      if (reply === kept) {
        toast({ severity: 'info', title: say('common.keptHere'), message: say('common.keptHereText') });
        return await onKept?.();
      }
      await Promise.all(stale.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
      await onDone?.(reply);
    } catch (error) {
      // Who was asked to confirm that it is they, and chose not to, knows it.
      if (!onRefused?.(error) && !isRefusal(error, 'session.step-up-needed'))
        toast({ severity: 'danger', title: say('errors.occurred'), message: errorText(error, say) });
    } finally {
      setBusy(false);
    }
  }
  return { send, busy };
}
