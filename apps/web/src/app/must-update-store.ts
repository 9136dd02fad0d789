let update: (() => void) | null = null;
const listeners = new Set<() => void>();

/** From now on nothing but the update is offered. */
export function mustUpdate(how: () => void): void {
  update = how;
  for (const listener of listeners) listener();
}

/** How to update, once the app must be; null while it may run. */
export function howToUpdate(): (() => void) | null {
  return update;
}

export function onMustUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
