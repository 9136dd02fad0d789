type Report = { kind: string; acknowledgedAt: string | null; saidSafeAt: string | null };

/** What asks for somebody and has nobody yet comes first, help before advice; otherwise as it came, newest first. */
export function urgentFirst<R extends Report>(reports: readonly R[]): R[] {
  return [...reports].sort((a, b) => urgency(b) - urgency(a));
}

function urgency({ kind, acknowledgedAt, saidSafeAt }: Report): number {
  if (kind === 'safe' || saidSafeAt) return 0;
  if (acknowledgedAt) return 1;
  return kind === 'help' ? 3 : 2;
}
