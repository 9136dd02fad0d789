import type { CardFieldsWord } from '@escale/contract/hotel-cards';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type CardFieldsState = 'opening' | 'open' | 'paid' | 'refused' | 'unavailable';

/** Longer than the provider's script takes on a bad line; a frame that a browser blocks says nothing at all. */
const patienceMs = 30_000;

/** Listens to the page in the frame, and to nobody else. `attempt` counts how often it was opened. */
export function useCardFields(frameUrl: string, attempt: number, onPaid: () => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [said, setSaid] = useState<{ attempt: number; state: CardFieldsState }>({ attempt, state: 'opening' });
  const [height, setHeight] = useState(320);
  const paid = useEffectEvent(onPaid);
  const state = said.attempt === attempt ? said.state : 'opening';

  useEffect(() => {
    const { origin } = new URL(frameUrl);
    const say = (next: CardFieldsState) => setSaid({ attempt, state: next });
    const timer = setTimeout(() => say('unavailable'), patienceMs);
    function hear({ source, origin: from, data }: MessageEvent): void {
      if (from !== origin || !frame.current || source !== frame.current.contentWindow) return;
      const word = data as CardFieldsWord;
      clearTimeout(timer);
      if (word.cardFields === 'drawn') {
        setHeight(Math.min(1200, Math.max(120, Number(word.height) || 0)));
        say('open');
        return;
      }
      say(word.cardFields);
      if (word.cardFields === 'paid') paid();
    }
    addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
    };
  }, [frameUrl, attempt]);

  return { frame, state, height };
}
