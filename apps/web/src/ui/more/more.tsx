import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import css from './hotels.module.css';

/** What not everybody reads, behind its title. */
export function More({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <details className={classNames(css.more, className)}>
      <summary>
        {title}
        <ChevronDown size={17} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
