/** What a language model is asked, and what is believed of its answer. */
export { type FoundAgain, foundAgain } from './found-again.ts';
