import { linkOptions } from '@tanstack/react-router';

/** What an advisor has open: a trip that is there, or a draft whose trip comes with its publication. */
export type DeskWhere = { tripId: string } | { draftId: string };

export function hereLink(where: DeskWhere) {
  return 'tripId' in where
    ? linkOptions({ to: '/desk/trips/$tripId', params: where })
    : linkOptions({ to: '/desk/drafts/$draftId', params: where });
}

/** Without a type: where one chooses it. */
export function newSegmentLink(where: DeskWhere, type?: string) {
  return 'tripId' in where
    ? linkOptions({ to: '/desk/trips/$tripId/segments/new', params: where, search: { type } })
    : linkOptions({ to: '/desk/drafts/$draftId/segments/new', params: where, search: { type } });
}

export function segmentLink(where: DeskWhere, segmentId: string) {
  return 'tripId' in where
    ? linkOptions({ to: '/desk/trips/$tripId/segments/$segmentId', params: { ...where, segmentId } })
    : linkOptions({ to: '/desk/drafts/$draftId/segments/$segmentId', params: { ...where, segmentId } });
}
