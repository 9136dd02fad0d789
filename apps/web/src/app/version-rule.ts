export type VersionPolicy = { latest: string; minimum: string };

/** Below the minimum the app must be updated before it goes on; below the latest it may be. */
export function versionRule(running: string, { latest, minimum }: VersionPolicy): 'must' | 'may' | null {
  if (isOlder(running, minimum)) return 'must';
  return isOlder(running, latest) ? 'may' : null;
}

/** By numbers: 0.10.0 is newer than 0.9.0. What is after a hyphen does not count. */
function isOlder(one: string, other: string): boolean {
  const [ones, others] = [one, other].map((text) => text.split('-')[0]?.split('.').map(Number) ?? []);
  for (let place = 0; place < 3; place += 1) {
    const difference = (ones?.[place] ?? 0) - (others?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
