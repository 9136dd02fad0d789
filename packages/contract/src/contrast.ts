/** How well a colour is read on white, and white on it: 1 to 21 (WCAG 2.2). Null: no `#rrggbb`. Without zod, for pages too. */
export function contrastWithWhite(colour: string): number | null {
  const luminance = luminanceOf(colour);
  return luminance === null ? null : 1.05 / (luminance + 0.05);
}

/** What text of any size needs. */
export const leastContrast = 4.5;

/** The nearest darker shade of the same hue that is read on white; the colour itself where it already is. */
export function darkEnough(colour: string): string | null {
  const contrast = contrastWithWhite(colour);
  if (contrast === null) return null;
  if (contrast >= leastContrast) return colour.toLowerCase();
  for (let share = 0.99; share > 0; share -= 0.01) {
    const darker = mix(colour, '#000000', share);
    if ((contrastWithWhite(darker) ?? 0) >= leastContrast) return darker;
  }
  return '#000000';
}

/** The nearest lighter shade that is read on a dark page (`#0a0c13` and its cards). */
export function lightEnough(colour: string): string {
  for (let share = 1; share > 0; share -= 0.01) {
    const lighter = mix(colour, '#ffffff', share);
    // On #13161f, the lighter of the two dark surfaces, whose luminance is 0.0079.
    if (((luminanceOf(lighter) ?? 0) + 0.05) / 0.0579 >= leastContrast) return lighter;
  }
  return '#ffffff';
}

function luminanceOf(colour: string): number | null {
  const parts = partsOf(colour);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function partsOf(colour: string): number[] | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  return match ? match.slice(1).map((part) => Number.parseInt(part, 16)) : null;
}

/** So much of the one, the rest of the other. */
function mix(colour: string, other: string, share: number): string {
  const with_ = partsOf(other) ?? [];
  const mixed = (partsOf(colour) ?? []).map((part, i) => Math.round(part * share + (with_[i] ?? 0) * (1 - share)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
