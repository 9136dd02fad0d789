import type { Trip } from '@escale/contract';
import { useCopy } from '../../ui/use-copy.ts';
import { useWords } from '../../words/words.ts';

/** The device's own share sheet, else the clipboard. The link opens only for travellers of the trip. */
export function useShareTrip(trip: Trip): () => Promise<void> {
  const { t } = useWords();
  const copy = useCopy();
  return async () => {
    const url = `${location.origin}/trips/${trip.id}`;
    if (!('share' in navigator)) return copy(url, t('trips.shared'));
    try {
      await navigator.share({ title: trip.name, url });
    } catch (error) {
      // Closing the sheet is a refusal too, and needs no word.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url, t('trips.shared'));
    }
  };
}
