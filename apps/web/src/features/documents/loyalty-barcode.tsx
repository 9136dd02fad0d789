import type { Document } from '@escale/contract';
import { Barcode } from '../../ui/barcode/barcode.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useWords } from '../../words/words.ts';
import css from './documents.module.css';
import { ShowBarcode } from './loyalty-tile.tsx';

/** What the desk asks for, first on the page. */
export function LoyaltyBarcode({ card }: { card: Document }) {
  const { t } = useWords();
  if (!card.barcode) return null;
  return (
    <Card padded className={css.code}>
      <Barcode
        format={card.barcode.format}
        payload={card.barcode.payload}
        label={t('documents.barcodeOf', { name: card.name })}
      />
      <ShowBarcode card={card} look="primary" />
    </Card>
  );
}
