import { calls } from 'virtual:contract';
import { BedDouble, Building2, MapPin, Plane, TrainFront } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useUserApi } from '../../api/user-api.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';
import css from './place-field.module.css';
import { type PlaceInput, placeLabel } from './place-input.ts';
import { usePlaceSearch } from './use-place-search.ts';

type PlaceFieldProps = {
  label: ReactNode;
  value: PlaceInput;
  onChange: (value: PlaceInput) => void;
  /** Comma-separated, as the search takes them: `airport,city`. */
  types: string;
  required?: boolean;
  error?: ReactNode;
  name?: string;
};

const icons = { airport: Plane, station: TrainFront, city: Building2, address: MapPin, hotel: BedDouble };

/** A place: chosen from a list, which brings its clock and its coordinates, or kept as typed. */
export function PlaceField({ label, value, onChange, types, required, error, name }: PlaceFieldProps) {
  const { t } = useWords();
  const id = useId();
  const api = useUserApi();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // One token for a search and the choice that ends it: providers bill them together.
  const [sessionToken, setSessionToken] = useState(() => crypto.randomUUID());
  const { predictions, asked, searching } = usePlaceSearch(value.text, types, sessionToken, open && !value.place);
  const shown = open && !value.place && asked;

  async function choose(placeId: string, title: string) {
    setOpen(false);
    setActive(-1);
    onChange({ text: title, place: null });
    try {
      const { place } = await api.send(calls.getPlaceDetails, { query: { place_id: placeId, sessionToken } });
      onChange({ text: placeLabel(place), place });
    } catch {
      // The name is still there; only its clock and coordinates are missing, and the hint says so.
    }
    setSessionToken(crypto.randomUUID());
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && shown) {
      setOpen(false);
      // The dialog around us would close too.
      event.stopPropagation();
    }
    if (!shown || predictions.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((before) => (before + step + predictions.length) % predictions.length);
    }
    const chosen = predictions[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      void choose(chosen.placeId, chosen.title);
    }
  }

  return (
    <div className={css.frame}>
      <Field label={label} error={error} required={required} hint={hintFor(value, t)}>
        {(control) => (
          <input
            {...control}
            type="text"
            name={name}
            role="combobox"
            autoComplete="off"
            aria-expanded={shown && predictions.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            aria-required={required || undefined}
            maxLength={300}
            value={value.text}
            onChange={(event) => {
              onChange({ text: event.target.value, place: null });
              setOpen(true);
              setActive(-1);
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className={css.anchor}>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('fields.places')}
          className={css.list}
          hidden={!shown || predictions.length === 0}
        >
          {predictions.map(({ placeId, kind, title, subtitle, iata }, index) => {
            const Icon = icons[kind];
            return (
              <div
                key={placeId}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={classNames(css.option, index === active && css.active)}
                // The field must keep the focus: its blur would close the list before the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => void choose(placeId, title)}
                onKeyDown={onKeyDown}
              >
                <Icon size={18} aria-hidden="true" />
                <span>
                  {title}
                  <small>{subtitle}</small>
                </span>
                {iata && <b>{iata}</b>}
              </div>
            );
          })}
        </div>
      </div>
      <p role="status" className="only-heard">
        {shown && !searching && t('fields.placesFound', { count: predictions.length })}
      </p>
    </div>
  );
}

function hintFor(value: PlaceInput, t: ReturnType<typeof useWords>['t']): string | null {
  if (value.text.trim() === '') return null;
  return value.place?.timeZone ? null : t('fields.placeHint');
}
