import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
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

/**
 * Scrolls sideways where the labels do not fit; the chosen one is always in view. By the keyboard one stop: arrows, Home and End
 * choose. Not Radix's: those ask for the panel's animation as it is drawn, and a slow phone must lay out the whole trip to answer.
 */
export function Tabs<Name extends string>({ label, tabs, value, onChange, sticky = false, children }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const tabId = (name: Name) => `${id}-${name}`;
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${value}`)}`);
    // In the next frame the place of everything is known anyway; here it would be reckoned for this alone.
    const handle = requestAnimationFrame(() => {
      if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 3;
    });
    return () => cancelAnimationFrame(handle);
  }, [id, value]);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const at = tabs.findIndex(({ name }) => name === value);
    const wanted = tabs[placeOf(event.key, at, tabs.length)];
    if (!wanted || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    document.getElementById(tabId(wanted.name))?.focus();
    if (wanted.name !== value) onChange(wanted.name);
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={classNames(css.list, sticky && css.sticky)}>
        {tabs.map(({ name, label: text, count }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={tabId(name)}
            aria-selected={name === value}
            // Only the chosen panel is in the page.
            aria-controls={name === value ? `${id}-panel` : undefined}
            tabIndex={name === value ? 0 : -1}
            className={css.tab}
            onClick={() => name !== value && onChange(name)}
            onKeyDown={onKeyDown}
          >
            {text}
            {count !== undefined && count > 0 && <span className={css.count}>{count}</span>}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control in it is read by the keyboard too */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(value)} tabIndex={0} className={css.panel}>
        {children}
      </div>
    </div>
  );
}

function placeOf(key: string, at: number, length: number): number {
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : -1;
}
