import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useWords } from '../../words/words.ts';
import { classNames } from '../class-names.ts';
import css from './field.module.css';

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in words; its presence marks the control as invalid. */
  error?: ReactNode;
};

type FrameProps = FieldText & {
  required?: boolean;
  children: (control: {
    id: string;
    className: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
  }) => ReactNode;
};

/** Label above, hint and error below, tied to the control that `children` draws. What is not required says so. */
export function Field({ label, hint, error, required = false, children }: FrameProps) {
  const id = useId();
  const { t } = useWords();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
        {!required && <span className={css.optional}>{t('common.optional')}</span>}
      </label>
      {children({
        id,
        className: css.control ?? '',
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** Stays in the page while empty, so that a screen reader hears it when it fills. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error} role="alert" hidden={!children}>
      <CircleAlert size={15} />
      <span>{children}</span>
    </p>
  );
}

export function TextField({ label, hint, error, ...input }: FieldText & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

export function TextArea({ label, hint, error, ...input }: FieldText & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(control) => <textarea rows={3} {...input} {...control} />}
    </Field>
  );
}

/** `children` are `<option>`s. */
export function Select({ label, hint, error, children, ...input }: FieldText & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(control) => (
        <select {...input} {...control}>
          {children}
        </select>
      )}
    </Field>
  );
}

export function Checkbox({ label, hint, error, ...input }: FieldText & ComponentProps<'input'>) {
  return <Check label={label} hint={hint} error={error} input={{ ...input, className: css.box }} />;
}

export function Switch({ label, hint, error, ...input }: FieldText & ComponentProps<'input'>) {
  return <Check label={label} hint={hint} error={error} input={{ ...input, role: 'switch', className: css.switch }} />;
}

function Check({ label, hint, error, input }: FieldText & { input: ComponentProps<'input'> }) {
  const id = useId();
  return (
    <div className={css.check}>
      <input type="checkbox" id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...input} />
      <label htmlFor={id} className={classNames(css.label)}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError>{error}</FieldError>
    </div>
  );
}
