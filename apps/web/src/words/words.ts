import i18next, { type BackendModule } from 'i18next';
import { useSyncExternalStore } from 'react';
import { chosenLanguage, currentLanguage, type Language, languageOf } from './language.ts';
import type { Namespace, WordKey } from './namespaces.ts';

/** Says something: `t('home.nights', { count: 3 })`. A key that does not exist does not compile. */
export type Say = (key: WordKey, values?: Record<string, string | number>) => string;

/** Addresses of the files of words, with the hash of their content in the name. */
const files = import.meta.glob<string>('./{en,fr}/*.json', { query: '?url', import: 'default', eager: true });

/** i18next reads up to 10 files at once and retries five times, after 350 ms and then twice as long each time: its own defaults. */
const overHttp: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: async (language, namespace) => {
    const response = await fetch(files[`./${language}/${namespace}.json`] ?? '');
    if (!response.ok) throw new Error(`No words: ${language}/${namespace}, ${response.status}`);
    return response.json();
  },
};

/** Loads the words of the first screen in the language of the device; to be awaited before anything is drawn. */
export async function openWords(namespaces: readonly Namespace[]): Promise<void> {
  await i18next.use(overHttp).init({
    // Sets the language before anything is read, so that the first page's words come at the same time as these.
    initAsync: false,
    lng: currentLanguage(),
    fallbackLng: 'en',
    supportedLngs: ['en', 'fr'],
    ns: ['common', ...namespaces],
    // `home.upcoming` is the word `upcoming` of the file `home`; there is no deeper nesting.
    nsSeparator: '.',
    keySeparator: false,
    // A word that is not there would be shown as its key: loud in the console, where the tests on the page listen.
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => console.error(`No words for ${namespace}.${key}`),
    // React escapes.
    interpolation: { escapeValue: false },
  });
  document.documentElement.lang = i18next.language;
  addEventListener('languagechange', () => {
    if (!chosenLanguage()) void speak(languageOf(navigator.languages));
  });
}

/** Makes sure that a lazy page has its words before it is drawn; its route awaits this. */
export async function loadWords(...namespaces: readonly Namespace[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces]);
}

/** `null` follows the device again. */
export async function chooseLanguage(language: Language | null): Promise<void> {
  if (language) localStorage.setItem('language', language);
  else localStorage.removeItem('language');
  await speak(currentLanguage());
}

async function speak(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

export function spokenLanguage(): Language {
  return i18next.language === 'fr' ? 'fr' : 'en';
}

/** Outside of components, where nothing must be drawn again: toasts, titles. */
export const say: Say = (key, values) => i18next.t(key, values ?? {});

/** Draws again when the language changes. */
export function useWords(): { t: Say; language: Language } {
  useSyncExternalStore(onLanguage, spokenLanguage);
  return { t: say, language: spokenLanguage() };
}

function onLanguage(changed: () => void): () => void {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
}
