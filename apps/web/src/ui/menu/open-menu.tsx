import * as Radix from 'radix-ui/dropdown-menu';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import css from './menu.module.css';
import { type ItemProps, type MenuProps, Parts } from './menu-parts.ts';

/** The menu itself, with its keyboard and its place on the screen. Default export: loaded when first opened. */
export default function OpenMenu({ trigger, children, align = 'end', side = 'bottom' }: MenuProps) {
  const [open, setOpen] = useState(true);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={css.menu} align={align} side={side} sideOffset={6} collisionPadding={8}>
          <Parts.Provider value={parts}>{children}</Parts.Provider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ icon, onSelect, danger, disabled, asChild, children }: ItemProps) {
  return (
    <Radix.Item
      className={classNames(css.item, danger && css.danger)}
      onSelect={onSelect}
      disabled={disabled}
      asChild={asChild}
    >
      {/* The item itself lays out icon and words in one line. */}
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

function Line() {
  return <Radix.Separator className={css.line} />;
}

const parts = { Item, Line };
