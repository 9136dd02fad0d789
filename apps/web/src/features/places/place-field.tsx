import { calls } from 'virtual:contract';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useUserApi } from '../../api/user-api.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';
import css from './place-field.module.css';
import { type PlaceInput, placeLabel } from './place-input.ts';
import { PlaceLine } from './place-line.tsx';
import { optionKey, type PlaceOption, placeOptions } from './place-options.ts';
import { recentPlaces } from './recent-places.ts';
import { type Prediction, usePlaceSearch } from './use-place-search.ts';

type PlaceFieldProps = {
  label: ReactNode;
  value: PlaceInput;
  onChange: (value: PlaceInput) => void;
  /** Comma-separated, as the search takes them: `airport,city`. */
  types: string;
  /** For somebody who looks for a bed: where the town and its airport have one name, the town is meant. */
  townsFirst?: boolean;
  /** What a place from the list brings here; left out: its local time. */
  whyChoose?: string;
  required?: boolean;
  error?: ReactNode;
  name?: string;
};

/** A place: chosen from a list, which brings its clock and its coordinates, or kept as typed. */
export function PlaceField({
  label,
  value,
  onChange,
  types,
  townsFirst = false,
  whyChoose,
  required,
  error,
  name,
}: PlaceFieldProps) {
  const { t } = useWords();
  const id = useId();
  const api = useUserApi();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // One token for a search and the choice that ends it: providers bill them together.
  const [sessionToken, setSessionToken] = useState(() => crypto.randomUUID());
  const { predictions, source, asked, searching } = usePlaceSearch(
    value.text,
    types,
    sessionToken,
    open && !value.place,
  );
  const options = open && !value.place ? offered() : [];
  const shown = options.length > 0;

  // What the form is when the answer comes, not when it was asked for: people go on typing meanwhile.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  function offered(): PlaceOption[] {
    const found = townsFirst ? predictions.toSorted(byTown) : predictions;
    return placeOptions({ text: value.text, predictions: found, asked, recent: recentPlaces(queries, types) });
  }

  async function choose(option: PlaceOption) {
    setOpen(false);
    setActive(-1);
    if (option.kind === 'typed') return;
    if (option.kind === 'recent') return onChange({ text: placeLabel(option.place), place: option.place });
    const { placeId, title } = option.prediction;
    onChange({ text: title, place: null });
    try {
      const { place } = await api.send(calls.getPlaceDetails, { query: { place_id: placeId, sessionToken } });
      if (latest.current.value.text === title) latest.current.onChange({ text: placeLabel(place), place });
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
    if (event.key === 'ArrowDown' && !open) setOpen(true);
    if (!shown) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((before) =>
        before < 0 && step < 0 ? options.length - 1 : (before + step + options.length) % options.length,
      );
    }
    const chosen = options[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      void choose(chosen);
    }
  }

  return (
    <div className={css.frame}>
      <Field
        label={label}
        error={error}
        required={required}
        hint={value.text.trim() !== '' && !value.place?.timeZone && (whyChoose ?? t('fields.placeHint'))}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            name={name}
            role="combobox"
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="next"
            aria-expanded={shown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
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
        <div className={css.list} hidden={!shown}>
          {shown && value.text.trim() === '' && <p className={css.source}>{t('fields.placesRecent')}</p>}
          <div id={`${id}-list`} role="listbox" aria-label={t('fields.places')}>
            {options.map((option, index) => (
              <PlaceLine
                key={optionKey(option)}
                id={`${id}-${index}`}
                option={option}
                active={index === active}
                onChoose={() => void choose(option)}
                onKeyDown={onKeyDown}
              />
            ))}
          </div>
          {source && predictions.length > 0 && (
            <p className={css.source}>
              {source.mode !== 'live' && `${t('fields.placesBuiltIn')} · `}
              {source.attribution.join(' · ')}
            </p>
          )}
        </div>
      </div>
      <p role="status" className="only-heard">
        {shown && asked && !searching && t('fields.placesFound', { count: predictions.length })}
      </p>
    </div>
  );
}

const byTown = (a: Prediction, b: Prediction) => Number(b.kind === 'city') - Number(a.kind === 'city');
