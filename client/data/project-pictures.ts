import useSWR from 'swr';
import type { InputOf } from '../../contracts/api/calls.ts';
import type { components } from '../../contracts/api/generated/woojiapi.ts';
import { download } from '../lib/api-client.ts';
import { useCallScope } from '../lib/call-scope.ts';
import { type Reading, readingOf } from '../lib/reading.ts';
import { reportSessionEnd, useCall } from '../lib/use-call.ts';
import { useSite } from '../state/site-context.ts';

const LIST = '/woojiapi/order/qryprojectpictures';
const BYTES = '/woojiapi/order/downloadprojectpicture';

/** A picture of laid floors that is kept with a project. */
export type ProjectPicture = components['schemas']['ProjectPicture'];
export type PictureSize = InputOf<typeof BYTES>['size'];

/** @param projectId '' reads nothing */
export function useProjectPictures(projectId: string) {
  const { absent } = useSite();
  const isRead = projectId !== '' && !absent.includes('project-pictures');
  return useCall(LIST, isRead ? { projectId } : null);
}

/** A picture's file, which never changes. */
export function useKeptPicture(projectId: string, pictureId: string, size: PictureSize): Reading<Blob> {
  const scope = useCallScope();
  const { data, error, mutate } = useSWR(
    [BYTES, projectId, pictureId, size, scope] as const,
    () => download(BYTES, { projectId, pictureId, size }, { types: ['image/webp'] }),
    { onError: reportSessionEnd, revalidateOnFocus: false, revalidateIfStale: false },
  );
  return readingOf({ error, retry: () => mutate() }, data);
}
