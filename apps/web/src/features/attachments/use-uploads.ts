import { calls } from 'virtual:contract';
import { useQueryClient } from '@tanstack/react-query';
import { useUserApi } from '../../api/user-api.tsx';
import { type SendFile, useSendFiles } from './use-send-files.ts';

/** Sends files to a trip, or to one of its segments, and shows how far each is. */
export function useUploads(tripId: string) {
  const api = useUserApi();
  const queries = useQueryClient();
  const { uploads, add } = useSendFiles();
  const sendTo =
    (segmentId: string | null): SendFile =>
    async (file, idempotencyKey, onProgress) => {
      const sent = { body: { name: file.name }, file, idempotencyKey };
      await (segmentId
        ? api.send(calls.addSegmentAttachment, { params: { id: tripId, segmentId }, ...sent }, { onProgress })
        : api.send(calls.addTripAttachment, { params: { id: tripId }, ...sent }, { onProgress }));
      await queries.invalidateQueries({ queryKey: [calls.getTrip.path] });
    };
  return { uploads, add: (files: readonly File[], segmentId: string | null) => add(files, sendTo(segmentId)) };
}
