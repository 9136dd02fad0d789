import type { Segment, TicketCode } from '@escale/contract';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { Barcode } from '../../ui/barcode/barcode.tsx';
import { BarcodeScreen } from '../../ui/barcode/barcode-screen.tsx';
import { wallTime } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { titleOf } from '../segments/naming.ts';
import css from './next-pass.module.css';
import type { Fact } from './now-facts.ts';

type CodeProps = { code: TicketCode; segment: Segment; facts: readonly Fact[] };

/** What a gate scans, drawn again from the booking. A tap gives it the whole screen, white. */
export function TicketCodeCard({ code, segment, facts }: CodeProps) {
  const { t } = useWords();
  const [shown, setShown] = useState(false);
  const name = t(segment.type === 'flight' ? 'now.boardingPass' : 'now.ticket');
  const picture = <Barcode format={code.format} payload={code.payload} binary={code.binary} label={name} />;
  return (
    <>
      <button type="button" className={css.ticket} data-format={code.format} onClick={() => setShown(true)}>
        {picture}
        <span className={css.enlarge}>
          <Maximize2 size={15} aria-hidden="true" />
          {t('now.enlarge')}
        </span>
      </button>
      <BarcodeScreen
        open={shown}
        onClose={() => setShown(false)}
        format={code.format}
        payload={code.payload}
        binary={code.binary}
        title={titleOf(segment, t)}
        label={name}
      >
        <dl className={css.held}>
          <div>
            <dt>{t('now.leaves')}</dt>
            <dd>{wallTime(segment.start)}</dd>
          </div>
          {facts.slice(0, 4).map(({ label, value }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={css.bright}>{t('now.brightness')}</p>
      </BarcodeScreen>
    </>
  );
}
