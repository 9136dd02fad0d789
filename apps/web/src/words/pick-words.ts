/** The words of one namespace: `{ "upcoming": "Upcoming", "nights_one": "{{count}} night", "nights_other": "{{count}} nights" }`. */
export type Words = Record<string, string>;

export type Values = Record<string, string | number>;

/**
 * The text of a key with its values filled in, or undefined when there is no such word. With a `count` the form that the
 * language's grammar asks for; French says "0 nuit", English "0 nights".
 */
export function pickWords(words: Words, key: string, values: Values, language: string): string | undefined {
  const { count } = values;
  const text =
    typeof count === 'number'
      ? (words[`${key}_${formOf(count, language)}`] ?? words[`${key}_other`] ?? words[key])
      : words[key];
  return text?.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
}

const grammars = new Map<string, Intl.PluralRules>();

function formOf(count: number, language: string): Intl.LDMLPluralRule {
  let grammar = grammars.get(language);
  if (!grammar) {
    grammar = new Intl.PluralRules(language);
    grammars.set(language, grammar);
  }
  return grammar.select(count);
}
