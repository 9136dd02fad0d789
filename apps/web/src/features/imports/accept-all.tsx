import type { Import } from '@escale/contract';
import { CheckCheck } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { useWords } from '../../words/words.ts';
import shared from './imports.module.css';
import { isAskedFirst, isWhole, useAccept } from './use-accept.ts';

/**
 * One tap for an order of several bookings. Not where the paper says two things of one: that is chosen booking by booking.
 * And not while one of them is being corrected: it would be added as it was read.
 */
export function AcceptAll({ one, correcting }: { one: Import; correcting: boolean }) {
  const { t } = useWords();
  const online = useOnline();
  const why = useId();
  const { accept, busy } = useAccept(one);
  const whole = one.bookings.filter((booking) => isWhole(booking) && !isAskedFirst(one, booking));
  if (whole.length < 2 || whole.some(({ conflicts }) => conflicts.length > 0)) return null;
  return (
    <>
      <Button
        variant="soft"
        icon={<CheckCheck size={17} />}
        busy={busy}
        disabled={!online || correcting}
        aria-describedby={correcting ? why : undefined}
        onClick={() => accept()}
      >
        {t('imports.acceptAll', { count: whole.length })}
      </Button>
      {correcting && (
        <p id={why} className={shared.quiet}>
          {t('imports.correctionOpen')}
        </p>
      )}
    </>
  );
}
