import { calls } from 'virtual:contract';
import type { AgencyImport } from '@escale/contract';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import { useImportDeed } from './customer-imports.tsx';

/** Out of the desk's tray and the customer's: a document that was no booking, or not theirs. */
export function DismissImport({ one }: { one: AgencyImport }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { deed, busy } = useImportDeed(calls.dismissAgencyImport);
  const onDone = async () => {
    toast({ severity: 'success', title: t('imports.dismissedDone') });
    await navigate({ to: '/desk/imports' });
  };
  return (
    <>
      <Button variant="plain" icon={<X size={17} />} onClick={() => setAsking(true)}>
        {t('imports.dismiss')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('imports.dismissTitle')}
        text={t('imports.dismissCustomerText')}
        action={t('imports.dismiss')}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void deed({ params: { id: one.id } }, { onDone })}
      />
    </>
  );
}
