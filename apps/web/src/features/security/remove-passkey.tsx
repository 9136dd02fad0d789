import { calls } from 'virtual:contract';
import type { Passkey } from '@escale/contract';
import { useSend } from '../../api/use-send.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';

/** Default export: loaded only when somebody wants it. */
export default function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useWords();
  const { send, busy } = useSend(calls.removePasskey, [calls.listPasskeys, calls.listSessions]);
  return (
    <ConfirmDialog
      open
      danger
      title={t('security.confirmRemove', { name: passkey.name })}
      text={t('security.confirmRemoveText')}
      action={t('common.remove')}
      busy={busy}
      onClose={onClose}
      onConfirm={() =>
        void send(
          { params: { id: passkey.id } },
          {
            onDone: () => {
              toast({ severity: 'success', title: t('security.removed') });
              onClose();
            },
          },
        )
      }
    />
  );
}
