import { Link } from '@tanstack/react-router';
import { KindTile } from '../../ui/kind/kind.tsx';
import { useWords } from '../../words/words.ts';
import { segmentOrder } from './segment-order.ts';
import css from './segment-types.module.css';

/** The eight kinds, each the way to its form. */
export function SegmentTypes({ tripId }: { tripId: string }) {
  const { t } = useWords();
  return (
    <ul className={css.types}>
      {segmentOrder.map((type) => (
        <li key={type}>
          <Link to="/trips/$tripId/segments/new" params={{ tripId }} search={{ type }} className={css.type}>
            <KindTile type={type} />
            {t(`segments.${type}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
