import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { Download, PackageOpen } from 'lucide-react';
import { baseAddress } from '../../api/base-address.ts';
import { callQuery } from '../../api/call-query.ts';
import { useSend } from '../../api/use-send.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { useErrorToast } from '../../ui/toast/use-error-toast.ts';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { sizeText } from '../attachments/file-size.ts';
import css from './data-page.module.css';

const askAgainMs = 1500;

/** Everything in one file. It is put together in the background, so that nobody has to keep the page open. */
export function ExportCard() {
  const { t, language } = useWords();
  const api = useUserApi();
  const failed = useErrorToast();
  const start = useSend(calls.startExport, [calls.getExport]);
  const { data, error, refetch } = useQuery({
    ...callQuery(api, calls.getExport, {}),
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? askAgainMs : false),
  });
  const ready = data?.state === 'ready' ? data : null;

  /** A download cannot ask who is there: that is done before. */
  async function download(): Promise<void> {
    try {
      await api.send(calls.checkProof, {});
      location.assign(baseAddress() + calls.getExportContent.path);
    } catch (problem) {
      failed(problem);
    }
  }

  return (
    <Card padded aria-labelledby="export">
      <h2 id="export" className={css.title}>
        <PackageOpen size={19} aria-hidden="true" />
        {t('privacy.export')}
      </h2>
      <p className={css.text}>{t('privacy.exportText')}</p>
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {data?.state === 'failed' && (
        <p role="alert" className={css.wrong}>
          {t('privacy.exportFailed')}
        </p>
      )}
      <p role="status" className={css.state}>
        {data?.state === 'preparing' && t('privacy.exportPreparing')}
        {ready?.keptUntil &&
          t('privacy.exportReady', {
            size: sizeText(ready.sizeBytes ?? 0, t, language),
            until: whenHappened(ready.keptUntil, language),
          })}
      </p>
      <div className={css.actions}>
        {ready && (
          <Button variant="primary" icon={<Download size={18} />} onClick={() => void download()}>
            {t('privacy.download')}
          </Button>
        )}
        <Button busy={start.busy || data?.state === 'preparing'} disabled={!data} onClick={() => void start.send({})}>
          {t(ready ? 'privacy.exportAgain' : 'privacy.exportStart')}
        </Button>
      </div>
    </Card>
  );
}
