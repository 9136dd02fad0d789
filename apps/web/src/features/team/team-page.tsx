import { calls } from 'virtual:contract';
import type { AgencyTeam, Agent } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, ScrollText, UserMinus, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAgencyApi } from '../../api/agency-api.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Card, RowList, RowText, rowClass } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Switch } from '../../ui/field/field.tsx';
import { Page, PageBody, PageHeader, SectionHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { fullDate } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from '../customers/customers.module.css';
import { BackToToday } from '../desk/back-to-today.tsx';
import { agencyQuery } from '../desk/desk-queries.ts';
import { useDeskSend } from '../desk/use-desk-send.ts';

const InviteAgent = lazy(async () => ({ default: (await import('./invite-agent.tsx')).InviteAgent }));
const RemoveAgent = lazy(async () => ({ default: (await import('./remove-agent.tsx')).RemoveAgent }));

/** Who works for the agency; its admins invite and remove. */
export function TeamPage() {
  const { t } = useWords();
  const team = useQuery(agencyQuery(useAgencyApi(), calls.getTeam, {}));
  const [inviting, setInviting] = useState(false);
  const [removing, setRemoving] = useState<Agent | null>(null);
  const isAdmin = team.data?.agents.some((agent) => agent.you && agent.admin) ?? false;
  return (
    <Page>
      <PageHeader
        title={t('people.team')}
        below={team.data?.agency.name}
        back={<BackToToday />}
        actions={
          isAdmin && (
            <Button variant="primary" icon={<UserPlus size={18} />} onClick={() => setInviting(true)}>
              {t('people.invite')}
            </Button>
          )
        }
      />
      <PageBody narrow>
        {team.isPending && <RowsSkeleton rows={3} />}
        {team.isError && !team.data && <ErrorState error={team.error} onRetry={() => void team.refetch()} />}
        {team.data && (
          <>
            <RowList aria-label={t('people.advisors')}>
              {team.data.agents.map((agent) => (
                <li key={agent.id}>
                  <AgentRow agent={agent} onRemove={isAdmin && !agent.you ? () => setRemoving(agent) : null} />
                </li>
              ))}
            </RowList>
            {team.data.invitations.length > 0 && <Invitations team={team.data} />}
            {isAdmin && <Sharing shared={team.data.agency.customersShared} />}
          </>
        )}
        <RowList>
          <li>
            <Link to="/desk/audit" className={rowClass}>
              <ScrollText size={20} aria-hidden="true" />
              <RowText title={t('people.audit')} text={t('people.auditText')} />
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        </RowList>
      </PageBody>
      <Suspense>
        {inviting && <InviteAgent onClose={() => setInviting(false)} />}
        {removing && team.data && (
          <RemoveAgent agent={removing} others={team.data.agents} onClose={() => setRemoving(null)} />
        )}
      </Suspense>
    </Page>
  );
}

function AgentRow({ agent, onRemove }: { agent: Agent; onRemove: (() => void) | null }) {
  const { t } = useWords();
  return (
    <div className={css.agent}>
      <Avatar name={agent.name} size={40} />
      <span className={css.person}>
        <span className={css.name}>{agent.name}</span>
        <span className={css.quiet}>{agent.email}</span>
      </span>
      <span className={css.chips}>
        {agent.you && <Chip>{t('people.you')}</Chip>}
        {agent.admin && <Chip tone="accent">{t('people.admin')}</Chip>}
        <Chip>{t('people.countCustomers', { count: agent.customers })}</Chip>
      </span>
      {onRemove && (
        <IconButton label={t('people.removeNamed', { name: agent.name })} onClick={onRemove}>
          <UserMinus size={18} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function Invitations({ team }: { team: AgencyTeam }) {
  const { t, language } = useWords();
  const { send, busy } = useDeskSend(calls.revokeInvitation);
  return (
    <section aria-labelledby="invitations" className={css.stack}>
      <SectionHeader id="invitations" title={t('people.invitations')} />
      <RowList>
        {team.invitations.map(({ id, email, admin, expiresAt }) => (
          <li key={id} className={css.agent}>
            <span className={css.person}>
              <span className={css.name}>{email}</span>
              <span className={css.quiet}>
                {t('people.goodUntil', { day: fullDate(expiresAt.slice(0, 10), language) })}
              </span>
            </span>
            {admin && <Chip tone="accent">{t('people.admin')}</Chip>}
            <Button
              variant="dangerPlain"
              disabled={busy}
              onClick={() =>
                void send({ params: { id } }, () => {
                  toast({ severity: 'success', title: t('people.revoked') });
                })
              }
            >
              {t('people.revoke')}
              <span className="only-heard">: {email}</span>
            </Button>
          </li>
        ))}
      </RowList>
    </section>
  );
}

function Sharing({ shared }: { shared: boolean }) {
  const { t } = useWords();
  const { send, busy } = useDeskSend(calls.updateTeam);
  return (
    <Card padded>
      <Switch
        label={t('people.share')}
        hint={t('people.shareHint')}
        checked={shared}
        disabled={busy}
        onChange={(event) => void send({ body: { customersShared: event.target.checked } })}
      />
    </Card>
  );
}
