import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './more.module.css';

type MoreProps = {
  title: string;
  /** One of a list of such: in the colour of text, with its arrow at the far side. */
  row?: boolean;
  /** For who keeps whether it is open: both or neither. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** What not everybody reads, behind its title. */
export function More({ title, row = false, open, onToggle, className, children }: MoreProps) {
  return (
    <details
      className={classNames(css.more, row && css.row, className)}
      open={open}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary>
        {title}
        <ChevronDown size={17} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
