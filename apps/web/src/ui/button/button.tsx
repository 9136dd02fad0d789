import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'soft' | 'plain' | 'danger' | 'dangerPlain';
  pill?: boolean;
  wide?: boolean;
};

/** The class of a button, for links that look like one: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', pill = false, wide = false }: ButtonLook = {}): string {
  return classNames(css.button, css[variant], pill && css.pill, wide && css.wide);
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { icon?: ReactNode; busy?: boolean };

/** While `busy` it cannot be pressed again, and says so. */
export function Button({
  variant,
  pill,
  wide,
  icon,
  busy = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={classNames(buttonClass({ variant, pill, wide }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <span className={css.busy} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** An icon alone still has a name. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className={classNames(css.iconButton, className)} {...rest}>
      {children}
    </button>
  );
}

export const iconButtonClass = css.iconButton;
