import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './empty-state.module.css';

type EmptyProps = {
  icon: LucideIcon;
  /** Left out where the page's own title has said it. */
  title?: string;
  text?: string;
  children?: ReactNode;
};

/** A drawing, one sentence, and what to do about it (`children`: one or two buttons). */
export function EmptyState({ icon: Icon, title, text, children }: EmptyProps) {
  return (
    <div className={css.empty}>
      <div className={css.drawing} aria-hidden="true">
        <svg
          aria-hidden="true"
          viewBox="0 0 200 58"
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.55"
        >
          <g strokeWidth="2" strokeDasharray="0.1 5.2" strokeLinecap="round">
            <path d="M8,52 Q46.6,22.4 85.3,17.6" vectorEffect="non-scaling-stroke" />
            <path d="M114.7,17.6 Q153.4,22.4 192,52" vectorEffect="non-scaling-stroke" />
          </g>
        </svg>
        <span className={css.tile}>
          <Icon size={26} />
        </span>
      </div>
      {title && <p className={css.title}>{title}</p>}
      {text && <p className={css.text}>{text}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
