import { calls } from 'virtual:contract';
import type { TripTemplate } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { etagOf } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import { useDeskSend } from '../use-desk-send.ts';

type Props = { template: TripTemplate; onClose: () => void };

export function RenameTemplate({ template, onClose }: Props) {
  const { t } = useWords();
  const done = useDone(onClose);
  const [name, setName] = useState(template.name);
  const { send, busy } = useDeskSend(calls.renameTemplate);
  const rename = () => {
    if (!name.trim()) return;
    const sent = { params: { id: template.id }, body: { name: name.trim() }, ifMatch: etagOf(template) };
    void send(sent, () => done(t('agency.renamed')));
  };
  return (
    <FormDialog onClose={onClose} title={t('agency.rename')} action={t('common.save')} busy={busy} onSubmit={rename}>
      <TextField
        label={t('agency.templateName')}
        required
        maxLength={200}
        value={name}
        error={!name.trim() && t('common.required')}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}

export function DeleteTemplate({ template, onClose }: Props) {
  const { t } = useWords();
  const done = useDone(onClose);
  const { send, busy } = useDeskSend(calls.deleteTemplate);
  return (
    <ConfirmDialog
      open
      danger
      title={t('agency.deleteTemplateTitle', { name: template.name })}
      text={t('agency.deleteTemplateText')}
      action={t('common.delete')}
      busy={busy}
      onClose={onClose}
      onConfirm={() =>
        void send({ params: { id: template.id }, ifMatch: etagOf(template) }, () => done(t('agency.templateDeleted')))
      }
    />
  );
}

function useDone(onClose: () => void) {
  const queries = useQueryClient();
  return async (title: string) => {
    await queries.invalidateQueries({ queryKey: [calls.listTemplates.path] });
    toast({ severity: 'success', title });
    onClose();
  };
}
