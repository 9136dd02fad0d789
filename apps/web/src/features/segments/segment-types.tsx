import { Link } from '@tanstack/react-router';
import { KindTile } from '../../ui/kind/kind.tsx';
import { useWords } from '../../words/words.ts';
import { segmentOrder } from './segment-order.ts';
import css from './segment-types.module.css';

/** The eight kinds, each the way to its form: the traveller's own, or the one at the advisor's desk. */
export function SegmentTypes({ tripId, desk = false }: { tripId: string; desk?: boolean }) {
  const { t } = useWords();
  return (
    <ul className={css.types}>
      {segmentOrder.map((type) => (
        <li key={type}>
          <Link
            to={desk ? '/desk/trips/$tripId/segments/new' : '/trips/$tripId/segments/new'}
            params={{ tripId }}
            search={{ type }}
            className={css.type}
          >
            <KindTile type={type} />
            {t(`segments.${type}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
