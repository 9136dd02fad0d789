import { classNames } from '../class-names.ts';
import css from './avatar.module.css';

const colours = ['flight', 'train', 'transfer', 'hotel', 'event', 'car'] as const;

/** A person's initials on a colour that is theirs. Decoration: their name stands beside it. */
export function Avatar({ name, size = 36 }: { name: string; size?: number }) {
  const colour = colours[hash(name) % colours.length];
  return (
    <span
      aria-hidden="true"
      className={css.avatar}
      style={{ '--size': `${size}px`, background: `var(--${colour}-soft)`, color: `var(--${colour})` }}
    >
      {initials(name)}
    </span>
  );
}

/** At most three, then "+2". Says all names to who cannot see it. */
export function AvatarStack({ names, size = 30 }: { names: readonly string[]; size?: number }) {
  const shown = names.slice(0, names.length > 4 ? 3 : 4);
  const rest = names.length - shown.length;
  return (
    <span className={css.stack} role="img" aria-label={names.join(', ')}>
      {shown.map((name, index) => (
        // Two people may bear the same name.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above; the list is drawn as a whole
        <Avatar key={index} name={name} size={size} />
      ))}
      {rest > 0 && (
        <span aria-hidden="true" className={classNames(css.avatar, css.more)} style={{ '--size': `${size}px` }}>
          +{rest}
        </span>
      )}
    </span>
  );
}

/** `Léa Martin` → `LM`, `lea@…` → `L`. */
export function initials(name: string): string {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s-]+/)
      .filter(Boolean) ?? [];
  const first = words[0]?.[0] ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toUpperCase();
}

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
