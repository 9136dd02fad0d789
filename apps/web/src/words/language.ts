export type Language = 'en' | 'fr';

/** What the person chose on this device, or null: then the device decides. */
export function chosenLanguage(): Language | null {
  const chosen = localStorage.getItem('language');
  return chosen === 'en' || chosen === 'fr' ? chosen : null;
}

export function currentLanguage(): Language {
  return chosenLanguage() ?? languageOf(navigator.languages);
}

/** The first language of the device that we speak; English when there is none. */
export function languageOf(preferences: readonly string[]): Language {
  for (const tag of preferences) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language === 'en' || language === 'fr') return language;
  }
  return 'en';
}
