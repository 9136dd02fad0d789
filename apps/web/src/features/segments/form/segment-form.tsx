import type { SegmentType } from '@escale/contract';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldError } from '../../../ui/field/field.tsx';
import { More } from '../../../ui/more/more.tsx';
import { useWords } from '../../../words/words.ts';
import { type Checked, changeValue, draftOf, type Faults, isHidden, type Values } from './draft.ts';
import { FieldControl } from './field-control.tsx';
import { forms, type Group } from './fields.ts';
import css from './segment-form.module.css';

type FormProps = {
  id: string;
  type: SegmentType;
  from: Values;
  /** Faults that the server found, by field. */
  refused?: Faults;
  /** More details open at first: what an import read may stand there. */
  open?: boolean;
  /** Fields that are not this person's to fill. */
  without?: readonly string[];
  /** Beside a field: where an import read it. */
  besideField?: (name: string) => ReactNode;
  onChange?: (values: Values) => void;
  onSave: (draft: Extract<Checked, { draft: unknown }>['draft']) => void;
};

/** The form of one segment. Its own button may stand elsewhere: `<button type="submit" form={id}>`. */
export function SegmentForm({
  id,
  type,
  from,
  refused,
  open = false,
  without = [],
  besideField,
  onChange,
  onSave,
}: FormProps) {
  const { t } = useWords();
  const [values, setValues] = useState(from);
  const [faults, setFaults] = useState<Faults>({});
  const [tries, setTries] = useState(0);
  const [more, setMore] = useState(open);
  const form = useRef<HTMLFormElement>(null);
  const shown = { ...faults, ...refused };
  const count = Object.keys(shown).length;

  useEffect(() => {
    // After a try that failed the first field in fault takes the focus, also one under "More details"; never while one mends them.
    if (tries > 0 || refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, refused]);

  const change = (name: string, value: Values[string]) => {
    const next = changeValue(type, values, name, value);
    setValues(next);
    setFaults(({ [name]: _mended, ...others }) => others);
    onChange?.(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = draftOf(type, values);
    if ('draft' in checked) {
      setFaults({});
      onSave(checked.draft);
      return;
    }
    const under = new Set(forms[type].more.flatMap(({ fields }) => fields).map(({ name }) => name));
    if (Object.keys(checked.faults).some((name) => under.has(name))) setMore(true);
    setFaults(checked.faults);
    setTries((before) => before + 1);
  };
  const draw = (group: Group, index: number) => (
    <FieldGroup key={group.title ?? index} title={group.title && t(group.title)}>
      {group.fields
        .filter(({ name }) => !isHidden(name, values) && !without.includes(name))
        .map((field) => (
          <div key={field.name} data-field={field.name} className={field.wide ? css.wide : undefined}>
            <FieldControl field={field} values={values} fault={shown[field.name]} onChange={change} />
            {besideField?.(field.name)}
          </div>
        ))}
    </FieldGroup>
  );
  return (
    <form id={id} ref={form} className={css.form} onSubmit={submit} noValidate>
      <FieldError>{count > 0 && t('fields.faultsBelow', { count })}</FieldError>
      {forms[type].first.map(draw)}
      <More title={t('fields.moreDetails')} open={more} onToggle={setMore} className={css.more}>
        <div className={css.form}>{forms[type].more.map(draw)}</div>
      </More>
    </form>
  );
}

function FieldGroup({ title, children }: { title: string | null; children: ReactNode }) {
  if (!title) return <div className={css.group}>{children}</div>;
  return (
    <fieldset>
      <legend className={css.groupTitle}>{title}</legend>
      <div className={css.group}>{children}</div>
    </fieldset>
  );
}
