import { calls } from 'virtual:contract';
import type { Attachment } from '@escale/contract';
import { useSend } from '../../api/use-send.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';

export function DeleteAttachment({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const { t } = useWords();
  const { send, busy } = useSend(calls.deleteAttachment, [calls.getTrip]);
  return (
    <ConfirmDialog
      open
      danger
      title={t('files.deleteTitle', { name: attachment.name })}
      text={t('files.deleteText')}
      action={t('common.delete')}
      busy={busy}
      onClose={onClose}
      onConfirm={() =>
        void send(
          { params: { id: attachment.id } },
          {
            onDone: () => {
              toast({ severity: 'success', title: t('files.deleted') });
              onClose();
            },
          },
        )
      }
    />
  );
}
