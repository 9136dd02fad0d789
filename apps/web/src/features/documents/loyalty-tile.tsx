import type { Document } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { ScanBarcode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useWords } from '../../words/words.ts';
import css from './documents.module.css';
import { StateChip } from './state-chip.tsx';

const Screen = lazy(async () => ({ default: (await import('../../ui/barcode/barcode-screen.tsx')).BarcodeScreen }));

/** A card as one holds it: the programme, the number, and the barcode one tap away. */
export function LoyaltyTile({ card }: { card: Document }) {
  return (
    <li className={css.card}>
      <Link to="/documents/$documentId" params={{ documentId: card.id }} className={css.cardLink}>
        <bdi>{card.name}</bdi>
      </Link>
      {card.membershipNumber && <p className={css.number}>{card.membershipNumber}</p>}
      <div className={css.cardFoot}>
        {card.documentName && <span className={css.holder}>{card.documentName}</span>}
        {card.state === 'expired' && <StateChip document={card} />}
        <ShowBarcode card={card} />
      </div>
    </li>
  );
}

/** Nothing where the card has none. */
export function ShowBarcode({ card, look }: { card: Document; look?: 'primary' }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  if (!card.barcode) return null;
  return (
    <>
      <Button
        pill={!look}
        variant={look}
        className={look ? undefined : css.show}
        icon={<ScanBarcode size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('documents.showBarcode')}
        {!look && <span className="only-heard"> ({card.name})</span>}
      </Button>
      <Suspense>
        {open && (
          <Screen
            open
            onClose={() => setOpen(false)}
            format={card.barcode.format}
            payload={card.barcode.payload}
            title={card.name}
            label={t('documents.barcodeOf', { name: card.name })}
          >
            {card.membershipNumber && <p className={css.bigNumber}>{card.membershipNumber}</p>}
            {card.documentName && <p>{card.documentName}</p>}
          </Screen>
        )}
      </Suspense>
    </>
  );
}
