import { calls } from 'virtual:contract';
import type { AgencyTrip, LinkLife } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import { LinkList } from '../../sharing/link-list.tsx';
import { LifeChoice, nothingMore, RevealChoices } from '../../sharing/link-wishes.tsx';
import { NewLink } from '../../sharing/new-link.tsx';
import shared from '../desk.module.css';
import { agencyQuery } from '../desk-queries.ts';
import { useDeskSend } from '../use-desk-send.ts';

/** The trip as a page with the agency's face, for whoever holds its address: as published, never what is drafted. */
export function PageDialog({ trip, onClose }: { trip: AgencyTrip; onClose: () => void }) {
  const { t } = useWords();
  const [reveals, setReveals] = useState(nothingMore);
  const [life, setLife] = useState<LinkLife>('after-trip');
  const [made, setMade] = useState<{ id: string; url: string } | null>(null);
  const params = { id: trip.id };
  const links = useQuery(agencyQuery(useAgencyApi(), calls.listAgencyTripLinks, { params }));
  const creating = useDeskSend(calls.createAgencyTripLink);
  const revoking = useDeskSend(calls.revokeAgencyTripLink);
  const create = () => creating.send({ params, body: { reveals, life } }, (link) => setMade(link));
  return (
    <Dialog open onClose={onClose} title={t('agency.page')} text={t('agency.pageText')}>
      <div className={shared.stack}>
        {trip.managed && trip.editable ? (
          <>
            <RevealChoices
              reveals={reveals}
              onChange={(chosen) => {
                setReveals(chosen);
                setMade(null);
              }}
            />
            {!made && (
              <>
                <LifeChoice life={life} onChange={setLife} />
                <Button
                  variant="primary"
                  icon={<Link2 size={18} aria-hidden="true" />}
                  busy={creating.busy}
                  onClick={() => void create()}
                >
                  {t('sharing.create')}
                </Button>
              </>
            )}
            <NewLink url={made?.url ?? null} name={trip.name} />
          </>
        ) : (
          <p className={shared.quiet}>{t(trip.editable ? 'agency.pageNotYet' : 'agency.notManaged')}</p>
        )}
        <LinkList
          links={links.data?.items ?? []}
          busy={revoking.busy}
          onRevoke={({ id }) =>
            void revoking.send({ params: { ...params, linkId: id } }, () => {
              if (made?.id === id) setMade(null);
              toast({ severity: 'success', title: t('sharing.revoked') });
            })
          }
        />
      </div>
    </Dialog>
  );
}
