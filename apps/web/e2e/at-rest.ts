import type { Page } from '@playwright/test';

/**
 * Until nothing moves any more: a page takes the place of its outline, a wide window has a sidebar and a second column, a dialog
 * fades in, and axe compares places and colours that it measured one after the other. `frames`: for how many nothing has moved.
 */
export async function atRest(page: Page, frames = 10): Promise<void> {
  await page.waitForFunction((frames) => {
    const seen = window as unknown as { places?: string; times?: number };
    const parts = [...document.querySelectorAll('a, button, h1, h2, h3, img')];
    const places = parts.map((part) => Object.values(part.getBoundingClientRect().toJSON()).join()).join(';');
    // What has no end, as a pulse, is never at rest.
    const moving = document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    seen.times = places === seen.places && !moving ? (seen.times ?? 0) + 1 : 0;
    seen.places = places;
    return seen.times >= frames;
  }, frames);
}
