import { Link } from '@tanstack/react-router';
import { KindTile } from '../../../ui/kind/kind.tsx';
import { useWords } from '../../../words/words.ts';
import { segmentOrder } from '../../segments/segment-order.ts';
import css from '../../segments/segment-types.module.css';
import { type DeskWhere, newSegmentLink } from '../desk-links.ts';

/** The eight kinds, each the way to its form. */
export function SegmentKinds({ where }: { where: DeskWhere }) {
  const { t } = useWords();
  return (
    <ul className={css.types}>
      {segmentOrder.map((type) => (
        <li key={type}>
          <Link {...newSegmentLink(where, type)} className={css.type}>
            <KindTile type={type} />
            {t(`segments.${type}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
