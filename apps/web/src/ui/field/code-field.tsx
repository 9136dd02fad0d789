import css from './code-field.module.css';
import { TextField } from './field.tsx';

/** How many digits a code of ours has. */
export const codeLength = 8;

type CodeFieldProps = {
  label: string;
  hint: string;
  value: string;
  error?: string | null | undefined;
  onChange: (digits: string) => void;
  /** Typed or pasted whole: nobody has to press a button. */
  onWhole: (digits: string) => void;
};

/** The code that was sent by e-mail, just asked for: it has the focus. */
export function CodeField({ label, hint, value, error, onChange, onWhole }: CodeFieldProps) {
  return (
    <div className={css.code}>
      <TextField
        label={label}
        hint={hint}
        error={error}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        // There is nothing else to do here.
        autoFocus
        value={value}
        onChange={(event) => {
          // Pasted with spaces or a dash as mail programs show it.
          const digits = event.target.value.replace(/\D/g, '').slice(0, codeLength);
          onChange(digits);
          if (digits.length === codeLength) onWhole(digits);
        }}
      />
    </div>
  );
}
