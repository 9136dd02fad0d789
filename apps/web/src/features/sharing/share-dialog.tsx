import { calls } from 'virtual:contract';
import type { LinkLife, Trip } from '@escale/contract';
import { FileDown, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { useWords } from '../../words/words.ts';
import { LifeChoice, nothingMore, RevealChoices } from './link-wishes.tsx';
import { LiveLinks } from './live-links.tsx';
import { NewLink } from './new-link.tsx';
import { pdfAddress } from './pdf-address.ts';
import css from './share-dialog.module.css';

/** Shows the trip to somebody without a part in it: by a link, or on paper. Each part beyond times and places is a choice. */
export function ShareDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { t, language } = useWords();
  const online = useOnline();
  const [reveals, setReveals] = useState(nothingMore);
  const [life, setLife] = useState<LinkLife>('after-trip');
  const [made, setMade] = useState<string | null>(null);
  const { send, busy } = useSend(calls.createTripLink, [calls.listTripLinks]);
  const create = () =>
    send({ params: { id: trip.id }, body: { reveals, life } }, { onDone: ({ url }) => setMade(url) });

  return (
    <Dialog open onClose={onClose} title={t('sharing.title')} text={t('sharing.text')}>
      <div className={css.dialog}>
        <RevealChoices
          reveals={reveals}
          onChange={(chosen) => {
            setReveals(chosen);
            setMade(null);
          }}
        />
        {trip.editable && !made && (
          <>
            <LifeChoice life={life} onChange={setLife} />
            <Button
              variant="primary"
              icon={<Link2 size={18} aria-hidden="true" />}
              busy={busy}
              disabled={!online}
              onClick={() => void create()}
            >
              {t('sharing.create')}
            </Button>
          </>
        )}
        <NewLink url={made} name={trip.name} />
        <a
          href={pdfAddress(trip.id, language, reveals)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass()}
          aria-disabled={!online}
        >
          <FileDown size={18} aria-hidden="true" />
          {t('sharing.pdf')}
        </a>
        {trip.editable ? <LiveLinks tripId={trip.id} /> : <p className={css.quiet}>{t('sharing.onlyOrganisers')}</p>}
      </div>
    </Dialog>
  );
}
