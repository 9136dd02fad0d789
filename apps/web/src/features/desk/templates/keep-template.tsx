import { calls } from 'virtual:contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button/button.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import css from '../desk.module.css';
import { useDeskSend } from '../use-desk-send.ts';

type Props = { name: string; of: { tripId: string } | { draftId: string }; onClose: () => void };

/** Keeps a trip as a pattern, and says what does not go into it. */
export function KeepTemplate({ name: shown, of, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [name, setName] = useState(shown);
  const [tried, setTried] = useState(false);
  const { send, busy } = useDeskSend(calls.keepTemplate);
  const keep = () => {
    setTried(true);
    if (!name.trim()) return;
    void send({ body: { name: name.trim(), ...of } }, async () => {
      await queries.invalidateQueries({ queryKey: [calls.listTemplates.path] });
      toast({ severity: 'success', title: t('agency.templateKept') });
      onClose();
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('agency.keepTemplate')}
      text={t('agency.keepTemplateText')}
      action={t('agency.keep')}
      busy={busy}
      className={css.stack}
      onSubmit={keep}
    >
      <TextField
        label={t('agency.templateName')}
        required
        maxLength={200}
        value={name}
        error={tried && !name.trim() && t('common.required')}
        onChange={(event) => setName(event.target.value)}
      />
      <Link to="/desk/templates" className={buttonClass({ variant: 'plain' })}>
        {t('agency.allTemplates')}
      </Link>
    </FormDialog>
  );
}
