import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { countryHere } from './rules/country-here.ts';

export type Country = ReturnType<typeof useCountry>;

/** The country whose numbers are shown, until the person chooses another. */
export function useCountry(known: { located: string | null; trip: string | null }) {
  const { language } = useWords();
  const [chosen, choose] = useState<string | null>(null);
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return {
    code: countryHere({ ...known, chosen, deviceZone }),
    choose,
    nameOf: (code: string) => names.of(code) ?? code,
  };
}
