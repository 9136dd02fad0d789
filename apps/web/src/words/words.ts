import { useSyncExternalStore } from 'react';
import { earlyWordsOf } from './early-words.ts';
import { chosenLanguage, currentLanguage, type Language, languageOf } from './language.ts';
import type { Namespace, WordKey } from './namespaces.ts';
import { pickWords, type Values, type Words } from './pick-words.ts';
import { createReader } from './read-patiently.ts';

/** Says something: `t('home.nights', { count: 3 })`. A key that does not exist does not compile. */
export type Say = (key: WordKey, values?: Values) => string;

/** Addresses of the files of words, with the hash of their content in the name. */
const files = import.meta.glob<string>('./{en,fr}/*.json', { query: '?url', import: 'default', eager: true });

const readFile = createReader({
  read: (address) => fetch(address),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

let spoken: Language = 'en';
const wanted = new Set<Namespace>();
const known = new Map<string, Words>();
const coming = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** Loads the words of the first screen in the language of the device; to be awaited before anything is drawn. */
export async function openWords(namespaces: readonly Namespace[]): Promise<void> {
  spoken = currentLanguage();
  document.documentElement.lang = spoken;
  addEventListener('languagechange', () => {
    if (!chosenLanguage()) void speak(languageOf(navigator.languages));
  });
  await loadWords('common', ...namespaces);
}

/** Makes sure that a lazy page has its words before it is drawn; its route awaits this. */
export async function loadWords(...namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await Promise.all(namespaces.map((namespace) => load(spoken, namespace)));
}

/** `null` follows the device again. */
export async function chooseLanguage(language: Language | null): Promise<void> {
  if (language) localStorage.setItem('language', language);
  else localStorage.removeItem('language');
  await speak(currentLanguage());
}

async function speak(language: Language): Promise<void> {
  await Promise.all([...wanted].map((namespace) => load(language, namespace)));
  spoken = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Once for everybody who asks. What cannot be had is said in English, and asked for again the next time. */
function load(language: Language, namespace: Namespace): Promise<void> {
  const file = `./${language}/${namespace}.json`;
  if (known.has(file)) return Promise.resolve();
  let reading = coming.get(file);
  if (!reading) {
    reading = earlyWordsOf(language, namespace)
      .then((early) => early ?? readFile(files[file] ?? ''))
      .then((words) => void known.set(file, words as Words))
      .catch((error) => {
        if (language === 'en') throw error;
        return load('en', namespace);
      })
      .finally(() => coming.delete(file));
    coming.set(file, reading);
  }
  return reading;
}

export function spokenLanguage(): Language {
  return spoken;
}

/** Outside of components, where nothing must be drawn again: toasts, titles. */
export const say: Say = (key, values = {}) => {
  const [namespace, word] = key.split('.', 2) as [Namespace, string];
  for (const language of new Set<Language>([spoken, 'en'])) {
    const words = known.get(`./${language}/${namespace}.json`);
    const text = words && pickWords(words, word, values, language);
    if (text !== undefined) return text;
  }
  // Loud in the console, where the tests on the page listen.
  console.error(`No words for ${key}`);
  return key;
};

/** Draws again when the language changes. */
export function useWords(): { t: Say; language: Language } {
  useSyncExternalStore(onLanguage, spokenLanguage);
  return { t: say, language: spoken };
}

function onLanguage(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
