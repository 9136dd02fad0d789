import { calls } from 'virtual:contract';
import type { Account } from '@escale/contract';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import css from './profile-page.module.css';

const tones = { waiting: 'warn', confirmed: 'ok', refused: 'bad' } as const;

/** Whether the emergency contact has agreed to be one. */
export function EmergencyState({ account }: { account: Account }) {
  const { t } = useWords();
  const again = useSend(calls.askEmergencyContact, []);
  const state = account.emergencyContactState;
  if (!state) return null;
  return (
    <div className={css.state}>
      <Chip tone={tones[state]} dot>
        {t(`account.emergency_${state}`)}
      </Chip>
      {state === 'waiting' && (
        <Button
          variant="plain"
          busy={again.busy}
          onClick={() =>
            void again.send({}, { onDone: () => void toast({ severity: 'success', title: t('account.askedAgain') }) })
          }
        >
          {t('account.askAgain')}
        </Button>
      )}
    </div>
  );
}
