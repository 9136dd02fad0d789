import * as Radix from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import css from './tabs.module.css';

export type Tab<Name extends string> = { name: Name; label: string; count?: number };

type TabsProps<Name extends string> = {
  label: string;
  tabs: readonly Tab<Name>[];
  value: Name;
  onChange: (name: Name) => void;
  /** Stays at the top of the window while its panel scrolls, from edge to edge of the page. */
  sticky?: boolean;
  /** Only the chosen panel is drawn. */
  children: ReactNode;
};

/** Scrolls sideways where the labels do not fit; the chosen one is always in view. */
export function Tabs<Name extends string>({ label, tabs, value, onChange, sticky = false, children }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is found by its state, which follows `value`
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 3;
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={(name) => onChange(name as Name)}>
      <Radix.List ref={list} className={classNames(css.list, sticky && css.sticky)} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.name} value={tab.name} className={css.tab}>
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && <span className={css.count}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} className={css.panel}>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
