import { calls } from 'virtual:contract';
import type { AgencyImport } from '@escale/contract';
import { RotateCw } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import { useImportDeed } from './customer-imports.tsx';

/** By a reader that may have learnt since. */
export function ReadAgain({ one }: { one: AgencyImport }) {
  const { t } = useWords();
  const { deed, busy } = useImportDeed(calls.readAgencyImportAgain);
  const onDone = () => void toast({ severity: 'info', title: t('imports.readingAgain') });
  return (
    <Button icon={<RotateCw size={17} />} busy={busy} onClick={() => void deed({ params: { id: one.id } }, { onDone })}>
      {t('imports.readAgain')}
    </Button>
  );
}
