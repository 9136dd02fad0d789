import { useSyncExternalStore } from 'react';
import { isDark, parseTheme, type Theme } from './theme-cycle.ts';

const slot = 'theme';
const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** Follows the system while the page is open, and what another tab chose. */
export function openTheme(): void {
  apply();
  system.addEventListener('change', apply);
  addEventListener('storage', (event) => event.key === slot && apply());
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(slot, theme);
  apply();
}

export function useTheme(): Theme {
  return useSyncExternalStore(listen, () => parseTheme(localStorage.getItem(slot)));
}

/** Whether the page is dark now, by choice or by the system. */
export function useDark(): boolean {
  return useSyncExternalStore(listen, () => document.documentElement.classList.contains('t_dark'));
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function apply(): void {
  const dark = isDark(parseTheme(localStorage.getItem(slot)), system.matches);
  const { classList } = document.documentElement;
  classList.toggle('t_dark', dark);
  classList.toggle('t_light', !dark);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0a0c13' : '#f5f7fe');
  for (const listener of listeners) listener();
}
