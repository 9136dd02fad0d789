/** At least one night. */
export function isStay(of: { start: string; end?: string | undefined }): boolean {
  return of.end !== undefined && of.end.slice(0, 10) > of.start.slice(0, 10);
}
