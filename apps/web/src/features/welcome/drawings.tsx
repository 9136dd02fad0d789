import css from './drawings.module.css';

/** A mail that becomes a card. */
export function ForwardDrawing() {
  return (
    <svg viewBox="0 0 280 200" className={css.drawing} aria-hidden="true">
      <rect x="16" y="28" width="136" height="96" rx="14" className={css.card} />
      <path d="M22 40 84 86 146 40" className={css.line} />
      <path d="M150 112c34 0 30 34 52 34" className={css.way} />
      <rect x="112" y="104" width="152" height="80" rx="16" className={css.accent} />
      <rect x="128" y="122" width="44" height="14" rx="4" className={css.onAccent} />
      <rect x="204" y="122" width="44" height="14" rx="4" className={css.onAccent} />
      <path d="M180 129h16" className={css.onAccentLine} />
      <rect x="128" y="150" width="84" height="8" rx="4" className={css.onAccentSoft} />
      <rect x="128" y="164" width="56" height="8" rx="4" className={css.onAccentSoft} />
    </svg>
  );
}

/** A boarding pass with the time on top. */
export function ReadyDrawing() {
  return (
    <svg viewBox="0 0 280 200" className={css.drawing} aria-hidden="true">
      <rect x="52" y="16" width="176" height="168" rx="20" className={css.card} />
      <path d="M52 36a20 20 0 0 1 20-20h136a20 20 0 0 1 20 20v56H52Z" className={css.accent} />
      <rect x="72" y="34" width="40" height="18" rx="5" className={css.onAccent} />
      <rect x="168" y="34" width="40" height="18" rx="5" className={css.onAccent} />
      <path d="M120 48c12-12 28-12 40 0" className={css.onAccentLine} strokeDasharray="1 6" />
      <rect x="72" y="64" width="72" height="9" rx="4.5" className={css.onAccentSoft} />
      <path d="M62 104h156" className={css.line} strokeDasharray="2 7" />
      <g className={css.ink}>
        <rect x="112" y="120" width="56" height="48" rx="6" className={css.code} />
        <path d="M120 128h10v10h-10zM150 128h10v10h-10zM120 152h10v8h-10zM136 130h6v14h-6zM146 146h14v5h-14zM138 154h8v6h-8z" />
      </g>
    </svg>
  );
}

/** A case with a keyhole. */
export function PrivateDrawing() {
  return (
    <svg viewBox="0 0 280 200" className={css.drawing} aria-hidden="true">
      <path d="M110 66V46a16 16 0 0 1 16-16h28a16 16 0 0 1 16 16v20" className={css.handle} />
      <rect x="56" y="62" width="168" height="116" rx="22" className={css.card} />
      <path d="M56 112h168" className={css.line} />
      <circle cx="140" cy="112" r="30" className={css.accent} />
      <circle cx="140" cy="106" r="8" className={css.onAccent} />
      <path d="m140 106 7 22h-14Z" className={css.onAccent} />
    </svg>
  );
}
