export type CloneSource = {
  segments: readonly { id: string; personal: boolean }[];
  attachments: readonly { id: string; segmentId: string | null }[];
};

/**
 * What goes into the copy of a trip. Segment attachments are not copied, only those in Other; personal events stay with
 * their owner, also when the owner makes the copy.
 */
export function planClone(source: CloneSource): { segmentIds: string[]; attachmentIds: string[] } {
  return {
    segmentIds: source.segments.filter((segment) => !segment.personal).map((segment) => segment.id),
    attachmentIds: source.attachments.filter((attachment) => attachment.segmentId === null).map(({ id }) => id),
  };
}
