import { calls } from 'virtual:contract';
import type { LinkLife, Reveals, Trip } from '@escale/contract';
import { Copy, FileDown, Link2, Send } from 'lucide-react';
import { useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Checkbox, Select } from '../../ui/field/field.tsx';
import { useOnline } from '../../ui/offline/offline-banner.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useWords } from '../../words/words.ts';
import { LiveLinks } from './live-links.tsx';
import { pdfAddress } from './pdf-address.ts';
import css from './share-dialog.module.css';

const parts = ['confirmationNumbers', 'prices', 'travelers', 'files'] as const;
const lives = ['after-trip', 'trip-end', '1-day', '7-days', '30-days'] as const satisfies readonly LinkLife[];
const nothingMore: Reveals = { confirmationNumbers: false, prices: false, travelers: false, files: false };

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
        <fieldset className={css.choices}>
          <legend>{t('sharing.alsoShow')}</legend>
          {parts.map((part) => (
            <Checkbox
              key={part}
              label={t(`sharing.${part}`)}
              checked={reveals[part]}
              onChange={(event) => {
                setReveals({ ...reveals, [part]: event.target.checked });
                setMade(null);
              }}
            />
          ))}
        </fieldset>
        {trip.editable && !made && (
          <>
            <Select
              label={t('sharing.ends')}
              required
              value={life}
              onChange={(event) => setLife(lives.find((one) => one === event.target.value) ?? 'after-trip')}
            >
              {lives.map((one) => (
                <option key={one} value={one}>
                  {t(`sharing.life_${one}`)}
                </option>
              ))}
            </Select>
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
        {/* In the page before it speaks, or it would not be heard. */}
        <p role="status" className="only-heard">
          {made && t('sharing.ready')}
        </p>
        {made && <NewLink url={made} name={trip.name} />}
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

/** Told once: it is kept nowhere. */
function NewLink({ url, name }: { url: string; name: string }) {
  const { t } = useWords();
  const copy = useCopy();
  return (
    <div className={css.made}>
      <p className={css.url}>{url}</p>
      <p className={css.quiet}>{t('sharing.once')}</p>
      <div className={css.deeds}>
        <Button variant="primary" icon={<Copy size={18} />} onClick={() => void copy(url, t('sharing.copied'))}>
          {t('sharing.copy')}
        </Button>
        {'share' in navigator && (
          // Closing the system's sheet is a refusal too, and needs no word.
          <Button
            icon={<Send size={18} />}
            onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
          >
            {t('sharing.send')}
          </Button>
        )}
      </div>
    </div>
  );
}
