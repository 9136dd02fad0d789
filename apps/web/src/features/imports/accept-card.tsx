import { calls } from 'virtual:contract';
import type { Import } from '@escale/contract';
import { useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Checkbox } from '../../ui/field/field.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { importReads } from './import-queries.ts';
import css from './imports.module.css';

/** "Was this you?": one tap places what came from an address that nobody has verified yet. */
export function AcceptCard({ one }: { one: Import }) {
  const { t } = useWords();
  const online = useOnline();
  const [trustSender, setTrustSender] = useState(false);
  const { send, busy } = useSend(calls.acceptImport, importReads);
  return (
    <Card padded className={css.leading} aria-labelledby="accept">
      <h2 id="accept" className={css.heading}>
        {t('imports.wasThisYou')}
      </h2>
      {one.from && <p className={css.address}>{one.from}</p>}
      <Checkbox
        label={t('imports.alwaysTrust')}
        checked={trustSender}
        onChange={(event) => setTrustSender(event.target.checked)}
      />
      <Button
        variant="primary"
        busy={busy}
        disabled={!online}
        onClick={() =>
          void send(
            { params: { id: one.id }, body: { trustSender } },
            { onDone: () => void toast({ severity: 'success', title: t('imports.accepted') }) },
          )
        }
      >
        {t('imports.accept')}
      </Button>
    </Card>
  );
}
