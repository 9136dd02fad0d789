/** As it is shown and kept: `+33 6 12 34 56 78`. Null: no such number can exist, or it is not in international format. */
export async function internationalPhone(typed: string): Promise<string | null> {
  const trimmed = typed.trim();
  if (!trimmed.startsWith('+')) return null;
  // The numbering plans of the world, for whoever types a number.
  const { parsePhoneNumberWithError } = await import('libphonenumber-js/max');
  try {
    const number = parsePhoneNumberWithError(trimmed, { extract: false });
    return number.isValid() ? number.formatInternational() : null;
  } catch {
    // The library's way of saying "not a number".
    return null;
  }
}
