import { calls } from 'virtual:contract';
import type { Passkey } from '@escale/contract';
import { ConfirmSend } from '../../ui/dialog/confirm-send.tsx';
import { useWords } from '../../words/words.ts';

/** Default export: loaded only when somebody wants it. */
export default function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useWords();
  return (
    <ConfirmSend
      call={calls.removePasskey}
      stale={[calls.listPasskeys, calls.listSessions]}
      sent={{ params: { id: passkey.id } }}
      title={t('security.confirmRemove', { name: passkey.name })}
      text={t('security.confirmRemoveText')}
      action={t('common.remove')}
      done={t('security.removed')}
      onClose={onClose}
    />
  );
}
