import type { Call, Sent } from '@escale/contract';
import { useSend } from '../../api/use-send.ts';
import type { WireCall } from '../../api/wire-call.ts';
import { toast } from '../toast/toast-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type ConfirmSendProps<C extends Call> = {
  call: WireCall<C>;
  /** What is to be read again. */
  stale: readonly WireCall[];
  sent: Sent<C>;
  title: string;
  text: string;
  /** The verb: "Delete". */
  action: string;
  /** What is said when it is done. */
  done: string;
  /** Where to go then; otherwise it only closes. */
  onDone?: () => Promise<void>;
  onClose: () => void;
};

/** Asks before something is removed, removes it, and says so. */
export function ConfirmSend<C extends Call>({ call, stale, sent, done, onDone, ...question }: ConfirmSendProps<C>) {
  const { send, busy } = useSend(call, stale);
  return (
    <ConfirmDialog
      {...question}
      open
      danger
      busy={busy}
      onConfirm={() =>
        void send(sent, {
          onDone: async () => {
            toast({ severity: 'success', title: done });
            await (onDone ?? question.onClose)();
          },
        })
      }
    />
  );
}
