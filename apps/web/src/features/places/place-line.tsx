import { BedDouble, Building2, History, MapPin, Pencil, Plane, TrainFront } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useWords } from '../../words/words.ts';
import css from './place-field.module.css';
import type { PlaceOption } from './place-options.ts';

const icons = { airport: Plane, station: TrainFront, city: Building2, address: MapPin, hotel: BedDouble };

type LineProps = {
  id: string;
  option: PlaceOption;
  active: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export function PlaceLine({ id, option, active, onChoose, onKeyDown }: LineProps) {
  const { t } = useWords();
  const { Icon, title, subtitle, iata } = faceOf(option, t);
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={classNames(css.option, active && css.active)}
      // The field must keep the focus: its blur would close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <Icon size={18} aria-hidden="true" />
      <span>
        {title}
        {subtitle && <small>{subtitle}</small>}
      </span>
      {iata && <b>{iata}</b>}
    </div>
  );
}

function faceOf(option: PlaceOption, t: ReturnType<typeof useWords>['t']) {
  switch (option.kind) {
    case 'found': {
      const { kind, title, subtitle, iata } = option.prediction;
      return { Icon: icons[kind], title, subtitle, iata };
    }
    case 'recent': {
      const { name, address, city, iata } = option.place;
      return { Icon: History, title: name, subtitle: address ?? city ?? '', iata };
    }
    default:
      return { Icon: Pencil, title: t('fields.placeAsTyped', { text: option.text }), subtitle: '', iata: undefined };
  }
}
