import { CloudOff, TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { OtherWays } from './other-ways.tsx';
import card from './report-card.module.css';
import type { Company } from './report-sheet.tsx';
import css from './safety.module.css';
import { sendWaiting } from './send-waiting.ts';
import { dropWaiting, type WaitingReport } from './waiting-reports.ts';

/** A report that is on this device and nowhere else. */
export function WaitingCard({ report, company }: { report: WaitingReport; company: Company | undefined }) {
  const { t, language } = useWords();
  const kind = t(`safety.kind_${report.body.kind}`);
  const time = whenHappened(new Date(report.pressedAtMs).toISOString(), language);
  return (
    <Card padded className={card.report}>
      <p role="status" className={card.state} data-colour={report.refused ? 'bad' : 'warn'}>
        {report.refused ? <TriangleAlert size={22} aria-hidden="true" /> : <CloudOff size={22} aria-hidden="true" />}
        <strong>{t(report.refused ? 'safety.failed' : 'safety.notDelivered')}</strong>
      </p>
      <p className={card.stateText}>{t(report.refused ? 'safety.failedText' : 'safety.onDevice', { kind, time })}</p>
      <OtherWays company={company} text={report.body.message ? `${kind}. ${report.body.message}` : kind} />
      <div className={css.ways}>
        {!report.refused && (
          <Button variant="soft" onClick={() => void sendWaiting()}>
            {t('safety.tryNow')}
          </Button>
        )}
        <Button variant="plain" onClick={() => void dropWaiting(report.key)}>
          {t('safety.discard')}
        </Button>
      </div>
    </Card>
  );
}
