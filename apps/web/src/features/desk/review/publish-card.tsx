import { calls } from 'virtual:contract';
import type { DraftPreview } from '@escale/contract';
import { useNavigate } from '@tanstack/react-router';
import { MessageSquareText, Send } from 'lucide-react';
import { useState } from 'react';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import { etagOf } from '../../../api/client.ts';
import { isRefusal } from '../../../api/problem.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { errorText } from '../../../ui/error/error-text.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import shared from '../desk.module.css';
import { useReadDeskAgain } from '../desk-queries.ts';
import css from './review.module.css';

const languages = ['en', 'fr'] as const;

/** The message that the travellers will get, word for word, and the button that sends it. */
export function PublishCard({
  preview,
  draftId,
  nothing,
}: {
  preview: DraftPreview;
  draftId: string;
  nothing: boolean;
}) {
  const { t } = useWords();
  const names = preview.told.map(({ name }) => name).join(', ');
  const { busy, publish } = usePublish(draftId, preview.version, names);
  return (
    <Card padded className={css.publish} aria-labelledby="message">
      <h2 id="message" className={shared.cardTitle}>
        <MessageSquareText size={18} aria-hidden="true" />
        {t('agency.messageTitle')}
      </h2>
      <p className={shared.quiet}>{names ? t('agency.told', { names }) : t('agency.toldNobody')}</p>
      {!nothing &&
        languages.map((language) => (
          <figure key={language} className={css.message} lang={language}>
            <figcaption lang={undefined}>{t(`agency.language_${language}`)}</figcaption>
            <p className={css.messageTitle}>{preview.message[language].title}</p>
            <p>{preview.message[language].body}</p>
          </figure>
        ))}
      <p className={shared.quiet}>{t('agency.messageLanguage')}</p>
      {preview.clashes.length > 0 && <p className={shared.clashLine}>{t('agency.settleFirst')}</p>}
      <Button
        variant="primary"
        wide
        icon={<Send size={18} aria-hidden="true" />}
        busy={busy}
        disabled={nothing || preview.clashes.length > 0}
        onClick={() => void publish()}
      >
        {t('agency.publish')}
      </Button>
    </Card>
  );
}

/** All of the draft as it was reviewed, or nothing. */
function usePublish(draftId: string, version: number, names: string) {
  const { t } = useWords();
  const api = useAgencyApi();
  const navigate = useNavigate();
  const readAgain = useReadDeskAgain();
  const [busy, setBusy] = useState(false);
  async function publish(): Promise<void> {
    setBusy(true);
    try {
      const { tripId } = await api.send(calls.publishDraft, { params: { id: draftId }, ifMatch: etagOf({ version }) });
      toast({ severity: 'success', title: t('agency.published'), message: names && t('agency.toldDone', { names }) });
      await navigate({ to: '/desk/trips/$tripId', params: { tripId }, replace: true });
      await readAgain();
    } catch (error) {
      const outdated = isRefusal(error, 'draft.outdated') || isRefusal(error, 'record.changed');
      toast(
        outdated
          ? { severity: 'warning', title: t('agency.changedMeanwhile'), message: t('agency.reviewAgain') }
          : { severity: 'danger', title: t('errors.occurred'), message: errorText(error, t) },
      );
      // Both versions stand in the preview, which is read anew.
      if (outdated) await readAgain();
    } finally {
      setBusy(false);
    }
  }
  return { busy, publish };
}
