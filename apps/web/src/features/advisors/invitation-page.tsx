import { calls } from 'virtual:contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Briefcase, MailX } from 'lucide-react';
import { keyOf } from '../../api/call-query.ts';
import { isRefusal } from '../../api/problem.ts';
import { useSend } from '../../api/use-send.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { fullDate } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';

/** Where the link of an invitation leads. Its secret stands behind the #, which no server sees. */
export function InvitationPage() {
  const { t, language } = useWords();
  const api = useUserApi();
  const queries = useQueryClient();
  const token = location.hash.slice(1);
  const offer = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.send(calls.lookAtInvitation, { body: { token: token || '-' } }),
    retry: false,
    meta: { keep: false },
  });
  const { send, busy } = useSend(calls.acceptInvitation, []);
  const accept = () =>
    void send(
      { body: { token } },
      {
        onDone: async () => {
          await queries.invalidateQueries({ queryKey: keyOf(calls.getAccount) });
          // Begun anew: the whole app is another one for an advisor.
          location.replace('/desk');
        },
      },
    );
  const isOver = isRefusal(offer.error, 'invitation.not-found');
  return (
    <Page>
      <PageHeader title={t('people.invitationTitle')} />
      <PageBody narrow>
        {offer.isPending && <RowsSkeleton rows={1} />}
        {offer.isError && !isOver && <ErrorState error={offer.error} onRetry={() => void offer.refetch()} />}
        {isOver && (
          <Card padded>
            <EmptyState icon={MailX} title={t('people.invitationOver')} text={t('people.invitationOverText')}>
              <Link to="/" className={buttonClass({ variant: 'soft' })}>
                {t('common.toHome')}
              </Link>
            </EmptyState>
          </Card>
        )}
        {offer.data && (
          <Card padded>
            <EmptyState
              icon={Briefcase}
              title={t('people.workFor', { agency: offer.data.agency })}
              text={
                offer.data.forYou
                  ? t('people.workForText', {
                      by: offer.data.invitedBy ?? offer.data.agency,
                      day: fullDate(offer.data.expiresAt.slice(0, 10), language),
                    })
                  : t('people.otherAddress')
              }
            >
              {offer.data.forYou ? (
                <Button variant="primary" busy={busy} onClick={accept}>
                  {t('people.acceptInvitation')}
                </Button>
              ) : (
                <Link to="/profile/details" className={buttonClass({ variant: 'soft' })}>
                  {t('people.addAddress')}
                </Link>
              )}
            </EmptyState>
          </Card>
        )}
      </PageBody>
    </Page>
  );
}
