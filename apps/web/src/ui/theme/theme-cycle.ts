export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** system → light → dark → system. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'light';
}

/** What is kept under `theme`; anything else means the default, light. */
export function parseTheme(kept: string | null): Theme {
  return themes.find((theme) => theme === kept) ?? 'light';
}

export function isDark(theme: Theme, systemIsDark: boolean): boolean {
  return theme === 'dark' || (theme === 'system' && systemIsDark);
}
