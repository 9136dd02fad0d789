const forgone = /^Transition was (skipped|aborted)/;

/**
 * Who navigates twice in a row, or turns the phone meanwhile, gets the second page without the rest of the first one's transition. The browser tells this
 * by rejecting a promise that the router does not look at; everything has happened as it should.
 */
export function allowSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { name, message = '' } = (event.reason ?? {}) as { name?: string; message?: string };
    if (/^(AbortError|InvalidStateError)$/.test(name ?? '') && forgone.test(message)) event.preventDefault();
  });
}
