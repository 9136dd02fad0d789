import type { Call, ReplyOf, Sent } from '@escale/contract';
import { useState } from 'react';
import { useAgencyApi } from '../../api/agency-api.tsx';
import { useAttemptKey } from '../../api/attempt-key.ts';
import type { WireCall } from '../../api/wire-call.ts';
import { errorText } from '../../ui/error/error-text.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { useReadDeskAgain } from './desk-queries.ts';

/**
 * Sends a write of the agency and makes the desk be read again. The same thing repeated after a lost answer carries the
 * same Idempotency-Key. Nothing of it is kept for later: an advisor acts on what is there now.
 */
export function useDeskSend<C extends Call>(call: WireCall<C>) {
  const { t } = useWords();
  const api = useAgencyApi();
  const readAgain = useReadDeskAgain();
  const [busy, setBusy] = useState(false);
  const attempt = useAttemptKey();

  async function send(
    sent: Sent<C>,
    onDone?: (reply: ReplyOf<C>) => void | Promise<void>,
    /** True: answered. Otherwise the refusal becomes a toast. */
    onRefused?: (error: unknown) => boolean,
  ): Promise<void> {
    const idempotencyKey = attempt.keyFor(sent);
    setBusy(true);
    try {
      const reply = await api.send(call, { idempotencyKey, ...sent });
      attempt.answered();
      await readAgain();
      await onDone?.(reply);
    } catch (error) {
      if (!onRefused?.(error)) toast({ severity: 'danger', title: t('errors.occurred'), message: errorText(error, t) });
    } finally {
      setBusy(false);
    }
  }
  return { send, busy };
}
