import type { Account, calls as contractCalls, IncidentKind, ReplyOf, TripSummary } from '@escale/contract';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextArea, TextField } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';
import { CallFirst } from './call-first.tsx';
import { LocationChoice } from './location-choice.tsx';
import { deviceTime } from './rules/device-time.ts';
import css from './safety.module.css';
import { sendReport } from './send-waiting.ts';
import type { Country } from './use-country.ts';
import { useLocation } from './use-location.ts';
import { WhatIsSent } from './what-is-sent.tsx';

export type Company = ReplyOf<(typeof contractCalls)['getCompany']>;

/** Raised when the text that tells what is sent and who sees it changes: it goes along with each report. */
const noticeVersion = '2026-11-21';

/** Whoever trembles taps twice: until that has passed the sheet stays, or the second tap lands on what lies beneath. */
const secondTapMs = 900;
/** Without an answer the report goes on being sent from the page. */
const longestMs = 3_000;
const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type SheetProps = {
  kind: IncidentKind;
  account: Account;
  company: Company | undefined;
  trip: TripSummary | undefined;
  country: Country;
  onClose: () => void;
};

/** Says what is sent and to whom, and sends it when it is told to. */
export function ReportSheet({ kind, account, company, trip, country, onClose }: SheetProps) {
  const { t } = useWords();
  const location = useLocation();
  const [callBack, setCallBack] = useState(account.mobilePhone ?? account.businessMobilePhone ?? '');
  const [message, setMessage] = useState('');
  const [sending, setSending] = useState(false);
  const found = location.finding.state === 'found' ? location.finding.location : undefined;
  const name = company?.name ?? account.company?.name ?? t('safety.yourCompany');

  async function send(): Promise<void> {
    setSending(true);
    const answer = sendReport(account.id, {
      kind,
      deviceTime: deviceTime(new Date()),
      noticeVersion,
      ...(found && { location: found }),
      ...(callBack.trim() && { callBack: callBack.trim().slice(0, 30) }),
      ...(message.trim() && { message: message.trim() }),
      ...(trip && { tripId: trip.id }),
    });
    // Whether it got there, and how far, is shown on the page.
    await Promise.all([passed(secondTapMs), Promise.race([answer, passed(longestMs)])]);
    onClose();
    scrollTo({ top: 0 });
  }

  return (
    <Dialog
      open
      onClose={sending ? undefined : onClose}
      title={t(`safety.kind_${kind}`)}
      text={t('safety.sheetText', { company: name })}
      actions={
        <Button
          variant={kind === 'help' ? 'danger' : 'primary'}
          wide
          className={css.send}
          icon={<Send size={20} aria-hidden="true" />}
          busy={sending}
          onClick={() => void send()}
        >
          {t(sending ? 'safety.sending' : 'safety.sendTo', { company: name })}
        </Button>
      }
    >
      <div className={css.sheet}>
        <CallFirst kind={kind} company={company} country={country} />
        <LocationChoice {...location} />
        <TextField
          label={t('safety.callBack')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          value={callBack}
          onChange={(event) => setCallBack(event.target.value)}
        />
        <TextArea
          label={t('safety.message')}
          rows={2}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <WhatIsSent company={company} name={name} trip={trip} withLocation={found !== undefined} />
      </div>
    </Dialog>
  );
}
