import type { Message } from '@escale/contract';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useErrorToast } from '../../ui/toast/use-error-toast.ts';
import { useWords } from '../../words/words.ts';
import { useDeleteMessage } from './message-queries.ts';

/** Default export: loaded only when somebody wants to delete. */
export default function DeleteMessage({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useWords();
  const remove = useDeleteMessage();
  const failed = useErrorToast();
  return (
    <ConfirmDialog
      open
      danger
      title={t('messages.confirmDelete')}
      text={t('messages.confirmDeleteText')}
      action={t('common.delete')}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(message.id, {
          onSuccess: () => {
            toast({ severity: 'success', title: t('messages.deleted') });
            onClose();
          },
          onError: failed,
        })
      }
    />
  );
}
