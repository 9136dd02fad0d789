import { calls } from 'virtual:contract';
import type { Agent } from '@escale/contract';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Select } from '../../ui/field/field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { useDeskSend } from '../desk/use-desk-send.ts';

/** Ends somebody's work here at once. Whoever has customers leaves them to a colleague. */
export function RemoveAgent({
  agent,
  others,
  onClose,
}: {
  agent: Agent;
  others: readonly Agent[];
  onClose: () => void;
}) {
  const { t } = useWords();
  const heirs = others.filter(({ id }) => id !== agent.id);
  const [successorId, setSuccessorId] = useState(heirs.find(({ you }) => you)?.id ?? heirs[0]?.id);
  const { send, busy } = useDeskSend(calls.removeAgent);
  const remove = () =>
    void send({ params: { id: agent.id }, query: agent.customers ? { successorId } : {} }, () => {
      toast({ severity: 'success', title: t('people.removed', { name: agent.name }) });
      onClose();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('people.removeTitle', { name: agent.name })}
      text={t('people.removeText')}
      size="narrow"
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" busy={busy} onClick={remove}>
            {t('common.remove')}
          </Button>
        </>
      }
    >
      {agent.customers > 0 && (
        <Select
          label={t('people.successor', { count: agent.customers })}
          required
          value={successorId}
          onChange={(event) => setSuccessorId(event.target.value)}
        >
          {heirs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Dialog>
  );
}
