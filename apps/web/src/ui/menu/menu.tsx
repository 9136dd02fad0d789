import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './menu.module.css';

type MenuProps = {
  /** The button that opens it; it must accept a ref. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
};

export function Menu({ trigger, children, align = 'end', side = 'bottom' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={css.menu} align={align} side={side} sideOffset={6} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ItemProps = {
  icon?: ReactNode;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  asChild?: boolean;
  children: ReactNode;
};

/** With `asChild` the child is a link and brings its own icon. */
export function MenuItem({ icon, onSelect, danger, disabled, asChild, children }: ItemProps) {
  return (
    <Radix.Item
      className={classNames(css.item, danger && css.danger)}
      onSelect={onSelect}
      disabled={disabled}
      asChild={asChild}
    >
      {asChild ? (
        children
      ) : (
        <div>
          {icon}
          {children}
        </div>
      )}
    </Radix.Item>
  );
}

export function MenuLine() {
  return <Radix.Separator className={css.line} />;
}
