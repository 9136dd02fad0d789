import { calls } from 'virtual:contract';
import type { Attachment } from '@escale/contract';
import { ConfirmSend } from '../../ui/dialog/confirm-send.tsx';
import { useWords } from '../../words/words.ts';

export function DeleteAttachment({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const { t } = useWords();
  return (
    <ConfirmSend
      call={calls.deleteAttachment}
      stale={[calls.getTrip]}
      sent={{ params: { id: attachment.id } }}
      title={t('files.deleteTitle', { name: attachment.name })}
      text={t('files.deleteText')}
      action={t('common.delete')}
      done={t('files.deleted')}
      onClose={onClose}
    />
  );
}
