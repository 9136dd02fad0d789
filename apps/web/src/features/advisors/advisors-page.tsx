import { calls } from 'virtual:contract';
import type { Advisor } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { useSend } from '../../api/use-send.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Switch } from '../../ui/field/field.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { fullDate } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { BackToProfile } from '../account/back-to-profile.tsx';
import css from './advisors.module.css';

/** The agencies that look after the person, or would like to: what they see is for the person to say. */
export function AdvisorsPage() {
  const { t } = useWords();
  const list = useQuery(callQuery(useUserApi(), calls.listAdvisors, {}));
  const [leaving, setLeaving] = useState<Advisor | null>(null);
  return (
    <Page>
      <PageHeader title={t('people.advisorsTitle')} below={t('people.advisorsText')} back={<BackToProfile />} />
      <PageBody narrow>
        {list.isPending && <RowsSkeleton rows={1} />}
        {list.isError && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.items.length === 0 && (
          <Card padded>
            <EmptyState icon={Handshake} title={t('people.noAdvisors')} text={t('people.noAdvisorsText')} />
          </Card>
        )}
        {list.data?.items.map((advisor) => (
          <AdvisorCard key={advisor.id} advisor={advisor} onLeave={() => setLeaving(advisor)} />
        ))}
      </PageBody>
      {leaving && <Leave advisor={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}

function AdvisorCard({ advisor, onLeave }: { advisor: Advisor; onLeave: () => void }) {
  const { t, language } = useWords();
  const { agency, agent, agreedAt } = advisor;
  const { send, busy } = useSend(calls.agreeToAdvisor, [calls.listAdvisors]);
  const agree = () =>
    void send(
      { params: { id: advisor.id } },
      {
        onDone: () => {
          toast({ severity: 'success', title: t('people.agreedToast', { agency }) });
        },
      },
    );
  return (
    <Card padded aria-label={agency}>
      <div className={css.head}>
        <h2 className={css.agency}>{agency}</h2>
        {agreedAt ? (
          <Chip tone="ok" dot>
            {t('people.looksAfterYou')}
          </Chip>
        ) : (
          <Chip tone="warn" dot>
            {t('people.wouldLike')}
          </Chip>
        )}
      </div>
      <p className={css.text}>
        {agent.name} · <a href={`mailto:${agent.email}`}>{agent.email}</a>
      </p>
      <p className={css.text}>
        {agreedAt
          ? t('people.agreedSince', { day: fullDate(agreedAt.slice(0, 10), language) })
          : t('people.consentText', { agency })}
      </p>
      {agreedAt && <DocumentNeeds advisor={advisor} />}
      <div className={css.deeds}>
        <Button variant={agreedAt ? 'dangerPlain' : 'secondary'} onClick={onLeave}>
          {t(agreedAt ? 'people.leave' : 'people.decline')}
        </Button>
        {!agreedAt && (
          <Button variant="primary" busy={busy} onClick={agree}>
            {t('people.agree')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Off until its person says otherwise, and of this agency alone. */
function DocumentNeeds({ advisor: { id, documentNeedsAllowed } }: { advisor: Advisor }) {
  const { t } = useWords();
  const online = useOnline();
  const { send, busy } = useSend(calls.allowDocumentNeeds, [calls.listAdvisors]);
  return (
    <div className={css.choice}>
      <Switch
        label={t('people.documentNeeds')}
        hint={t('people.documentNeedsHint')}
        checked={documentNeedsAllowed}
        disabled={busy || !online}
        onChange={({ target }) => void send({ params: { id }, body: { allowed: target.checked } })}
      />
    </div>
  );
}

function Leave({ advisor, onClose }: { advisor: Advisor; onClose: () => void }) {
  const { t } = useWords();
  const { agency } = advisor;
  const { send, busy } = useSend(calls.leaveAdvisor, [calls.listAdvisors]);
  const leave = () =>
    void send(
      { params: { id: advisor.id } },
      {
        onDone: () => {
          toast({ severity: 'success', title: t('people.leftToast', { agency }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      size="narrow"
      title={t(advisor.agreedAt ? 'people.leaveTitle' : 'people.declineTitle', { agency })}
      text={t('people.leaveText')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" busy={busy} onClick={leave}>
            {t(advisor.agreedAt ? 'people.leave' : 'people.decline')}
          </Button>
        </>
      }
    />
  );
}
