import { type FormEvent, useState } from 'react';

type Checked<Draft, Faults> = { draft: Draft } | { faults: Faults };

/**
 * The state of a form that is checked as a whole: `check` makes a draft of the values, or says what is wrong with which field.
 * Faults are shown from the first try to save on.
 */
export function useCheckedForm<Values, Draft, Faults extends object>(
  from: Values,
  check: (values: Values) => Checked<Draft, Faults>,
  { onSave, onChange }: { onSave: (draft: Draft) => void; onChange?: () => void },
) {
  const [values, setValues] = useState(from);
  const [tried, setTried] = useState(false);
  const checked = check(values);
  const faults: Partial<Faults> = tried && 'faults' in checked ? checked.faults : {};
  return {
    values,
    faults,
    set: (change: Partial<Values>) => {
      setValues((before) => ({ ...before, ...change }));
      onChange?.();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      setTried(true);
      if ('draft' in checked) onSave(checked.draft);
    },
  };
}
