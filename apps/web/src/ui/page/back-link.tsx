import { createLink } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './back-link.module.css';

/** To where a page hangs, above its heading: `<PageHeader back={<BackLink to="/trips">{t('trips.title')}</BackLink>} …/>`. */
export const BackLink = createLink(function Back({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={classNames(css.back, className)} {...rest}>
      <ChevronLeft size={16} aria-hidden="true" />
      {children}
    </a>
  );
});
