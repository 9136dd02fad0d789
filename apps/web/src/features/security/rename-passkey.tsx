import { calls } from 'virtual:contract';
import type { Passkey } from '@escale/contract';
import { useSend } from '../../api/use-send.ts';
import { NameDialog } from '../../ui/dialog/name-dialog.tsx';
import { useWords } from '../../words/words.ts';

/** Default export: loaded only when somebody wants it. */
export default function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useWords();
  const { send, busy } = useSend(calls.renamePasskey, [calls.listPasskeys]);
  return (
    <NameDialog
      title={t('security.rename')}
      label={t('security.name')}
      action={t('common.save')}
      name={passkey.name}
      maxLength={60}
      busy={busy}
      onSave={(name) => void send({ params: { id: passkey.id }, body: { name } }, { onDone: onClose })}
      onClose={onClose}
    />
  );
}
