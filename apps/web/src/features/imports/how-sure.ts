/** A share from 0 to 1 in words: people compare "unsure" with the paper, and never "0.63". */
export function howSure(confidence: number): 'sure' | 'likely' | 'unsure' {
  if (confidence >= 0.9) return 'sure';
  return confidence >= 0.7 ? 'likely' : 'unsure';
}
