import type { Import, SegmentType } from '@escale/contract';
import { useState } from 'react';
import { Card } from '../../ui/card/card.tsx';
import { Select } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';
import { segmentOrder } from '../segments/segment-order.ts';
import { CompleteForm } from './complete-form.tsx';
import css from './imports.module.css';

/** A booking that the reader did not see. The import stays its original. */
export function AddByHand({ one, onDone }: { one: Import; onDone: () => void }) {
  const { t } = useWords();
  const [type, setType] = useState<SegmentType>('flight');
  return (
    <Card padded className={css.stack} aria-labelledby="by-hand">
      <h2 id="by-hand" className={css.heading}>
        {t('imports.addByHand')}
      </h2>
      <Select
        label={t('imports.type')}
        required
        value={type}
        onChange={(event) => setType(event.target.value as SegmentType)}
      >
        {segmentOrder.map((known) => (
          <option key={known} value={known}>
            {t(`segments.${known}`)}
          </option>
        ))}
      </Select>
      <CompleteForm key={type} one={one} type={type} onDone={onDone} />
    </Card>
  );
}
