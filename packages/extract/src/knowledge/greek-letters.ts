/**
 * "θεσσαλονικη" as "thessaloniki", "ηρακλειο" as "irakleio": the letters of the tables, as the railways and ports of Greece write their own
 * names for strangers. For text that was folded; null where there is nothing Greek.
 */
export function inLatinLetters(folded: string): string | null {
  if (!/\p{Script=Greek}/u.test(folded)) return null;
  return folded
    .replace(/[αεη]υ(?=[θκξπστςφχψ ]|$)/g, (pair) => `${letters[pair[0] ?? '']}f`)
    .replace(/([αεη])υ/g, (_, first: string) => `${letters[first]}v`)
    .replace(/ου/g, 'ou')
    .replace(/γ(?=[γξχ])/g, 'n')
    .replace(/(?<!\p{L})μπ/gu, 'b')
    .replace(/\p{Script=Greek}/gu, (letter) => letters[letter] ?? letter);
}

const letters: { [letter: string]: string } = Object.fromEntries(
  'α a|β v|γ g|δ d|ε e|ζ z|η i|θ th|ι i|κ k|λ l|μ m|ν n|ξ x|ο o|π p|ρ r|σ s|ς s|τ t|υ y|φ f|χ ch|ψ ps|ω o'
    .split('|')
    .map((pair) => pair.split(' ')),
);
