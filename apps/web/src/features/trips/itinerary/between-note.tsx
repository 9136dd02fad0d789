import {
  Armchair,
  ArrowLeftRight,
  BedDouble,
  Clock,
  Footprints,
  type LucideIcon,
  Moon,
  TriangleAlert,
} from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { useWords } from '../../../words/words.ts';
import type { Between } from './between.ts';
import { betweenText, isWarning } from './between-text.ts';
import css from './itinerary.module.css';

const icons: Record<Between['kind'], LucideIcon> = {
  wait: Armchair,
  change: ArrowLeftRight,
  walk: Footprints,
  overlap: TriangleAlert,
  clocks: Clock,
  nights: Moon,
  'no-bed': BedDouble,
};

export function BetweenNote({ note }: { note: Between }) {
  const { t, language } = useWords();
  const warning = isWarning(note);
  const Icon = warning ? TriangleAlert : icons[note.kind];
  return (
    <div className={css.line}>
      <span />
      <span className={css.between} aria-hidden="true" />
      <p className={classNames(css.note, warning && css.warning)}>
        <Icon size={15} aria-hidden="true" />
        <span>{betweenText(note, t, language)}</span>
      </p>
    </div>
  );
}
