import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api/call-query.ts';
import { useSend } from '../../../api/use-send.ts';
import { useUserApi } from '../../../api/user-api.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { useOnline } from '../../../ui/offline/use-online.ts';
import { useWords } from '../../../words/words.ts';
import css from '../imports.module.css';

/** Who once agreed to AI import can take it back at any time, also when no document waits. */
export function ModelConsent() {
  const { t } = useWords();
  const online = useOnline();
  const { data } = useQuery(callQuery(useUserApi(), calls.getModelConsent, {}));
  const { send, busy } = useSend(calls.setModelConsent, [calls.getModelConsent, calls.getImportModel]);
  if (!data?.agreedAt) return null;
  return (
    <Card padded className={css.leading} aria-labelledby="model-consent">
      <h2 id="model-consent" className={css.heading}>
        {t('imports.aiTitle')}
      </h2>
      <p className={css.quiet}>{t('imports.aiAgreed', { provider: data.provider ?? '' })}</p>
      <Button busy={busy} disabled={!online} onClick={() => void send({ body: { agreed: false } })}>
        {t('imports.aiWithdraw')}
      </Button>
    </Card>
  );
}
