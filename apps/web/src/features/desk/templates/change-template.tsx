import { calls } from 'virtual:contract';
import type { TripTemplate } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { etagOf } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { NameDialog } from '../../../ui/dialog/name-dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import { useDeskSend } from '../use-desk-send.ts';

type Props = { template: TripTemplate; onClose: () => void };

export function RenameTemplate({ template, onClose }: Props) {
  const { t } = useWords();
  const done = useDone(onClose);
  const { send, busy } = useDeskSend(calls.renameTemplate);
  const rename = (name: string) =>
    void send({ params: { id: template.id }, body: { name }, ifMatch: etagOf(template) }, () =>
      done(t('agency.renamed')),
    );
  return (
    <NameDialog
      title={t('agency.rename')}
      label={t('agency.templateName')}
      action={t('common.save')}
      name={template.name}
      maxLength={200}
      busy={busy}
      onSave={rename}
      onClose={onClose}
    />
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
