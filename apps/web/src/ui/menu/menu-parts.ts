import { createContext, type ReactElement, type ReactNode } from 'react';

export type MenuProps = {
  /** The button that opens it; it must accept a ref. */
  trigger: ReactElement<TriggerProps>;
  children: ReactNode;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
};

export type ItemProps = {
  icon?: ReactNode;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** The child is a link and brings its own icon. */
  asChild?: boolean;
  children: ReactNode;
};

type TriggerProps = {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};

type MenuParts = { Item: (props: ItemProps) => ReactNode; Line: () => ReactNode };

/** What items are drawn with: given by the open menu, so that naming an item does not load it. */
export const Parts = createContext<MenuParts | null>(null);
