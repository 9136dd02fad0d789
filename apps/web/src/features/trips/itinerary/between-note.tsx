import { Armchair, ArrowLeftRight, Clock, Footprints, type LucideIcon, Moon } from 'lucide-react';
import { useWords } from '../../../words/words.ts';
import type { Between } from './between.ts';
import { betweenText } from './between-text.ts';
import css from './itinerary.module.css';

const icons: Record<Between['kind'], LucideIcon> = {
  wait: Armchair,
  change: ArrowLeftRight,
  walk: Footprints,
  clocks: Clock,
  nights: Moon,
};

export function BetweenNote({ note }: { note: Between }) {
  const { t, language } = useWords();
  const Icon = icons[note.kind];
  return (
    <div className={css.line}>
      <span />
      <span className={css.between} aria-hidden="true" />
      <p className={css.note}>
        <Icon size={15} aria-hidden="true" />
        <span>{betweenText(note, t, language)}</span>
      </p>
    </div>
  );
}
