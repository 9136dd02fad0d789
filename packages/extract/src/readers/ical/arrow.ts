/** Whatever sign stands between the two ends of a way in a title: "Roma Termini ▸ Milano Centrale", "BER => PRG", "Dover – Calais". */
export const arrow = String.raw`\s?(?:[→➔➜➝➞➙➡⮕⇒⇨⟶⟹►▸▹]\uFE0F?|[-=]>|–|—|\s-\s|\s[>›»▶✈]\uFE0F?\s)\s?`;
