import { calls } from 'virtual:contract';
import type { Import } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { callQuery } from '../../../api/call-query.ts';
import { useSend } from '../../../api/use-send.ts';
import { useUserApi } from '../../../api/user-api.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { useOnline } from '../../../ui/offline/use-online.ts';
import { useWords } from '../../../words/words.ts';
import { useImport } from '../import-queries.ts';
import css from '../imports.module.css';

const reads = [calls.getImportModel, calls.getModelConsent, calls.getImport] as const;
const askAgainMs = 1500;

/** "Try with AI (beta)": for a document that waits and in which nothing was found. Says who gets what before anything is sent. */
export function TryModel({ one }: { one: Import }) {
  const { t } = useWords();
  const online = useOnline();
  const params = { id: one.id };
  const { data, refetch } = useQuery({
    ...callQuery(useUserApi(), calls.getImportModel, { params }),
    refetchInterval: ({ state }) => (state.data?.last?.state === 'asked' ? askAgainMs : false),
  });
  const { refetch: readImport } = useImport(one.id);
  const consent = useSend(calls.setModelConsent, reads);
  const attempt = useSend(calls.tryImportModel, reads);
  const state = data?.last?.state;

  // Whichever of the two is known first brings the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that something changed
  useEffect(() => void refetch(), [refetch, one.version]);
  useEffect(() => {
    if (state === 'found') void readImport();
  }, [state, readImport]);

  if (!data?.provider) return null;
  const { provider, agreedAt, mayTry, last } = data;
  const suggests = state === 'found' && one.bookings.some(({ action }) => action === 'waiting');
  if (!mayTry && !suggests && state !== 'asked') return null;
  const agreeAndTry = async () => {
    if (!agreedAt)
      await consent.send({ body: { agreed: true, provider } }, { onDone: () => void attempt.send({ params }) });
    else await attempt.send({ params });
  };
  return (
    <Card padded className={css.leading} aria-labelledby="try-model">
      <div>
        <h2 id="try-model" className={css.heading}>
          {t('imports.aiTitle')}
        </h2>
        <div role="status" className={css.reason}>
          {last && (last.state !== 'found' || suggests) && t(`imports.ai_${last.state}`, { provider: last.provider })}
        </div>
      </div>
      {suggests && last && last.leftOut > 0 && (
        <p className={css.quiet}>{t('imports.aiLeftOut', { count: last.leftOut })}</p>
      )}
      {mayTry && (
        <>
          <p className={css.quiet}>{t('imports.aiWho', { provider })}</p>
          <p className={css.quiet}>{t('imports.aiRemoved')}</p>
          <p className={css.quiet}>{t('imports.aiThen')}</p>
        </>
      )}
      <div className={css.deeds}>
        {mayTry && (
          <Button
            variant="primary"
            icon={<Sparkles size={17} />}
            busy={consent.busy || attempt.busy}
            disabled={!online}
            onClick={() => void agreeAndTry()}
          >
            {t(agreedAt ? 'imports.aiTry' : 'imports.aiAgree')}
          </Button>
        )}
        {agreedAt && (
          <Button
            variant="plain"
            busy={consent.busy}
            disabled={!online}
            onClick={() => void consent.send({ body: { agreed: false } })}
          >
            {t('imports.aiWithdraw')}
          </Button>
        )}
      </div>
    </Card>
  );
}
