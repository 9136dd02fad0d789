import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

/** Somebody's address: not offered from the person's own unless `autoComplete` says so. What `isEmail` refuses is `errors.email`. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField type="email" inputMode="email" autoComplete="off" required maxLength={254} {...props} />;
}
