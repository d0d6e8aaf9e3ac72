import { usePending } from '@dwang/client';
import type { Photo, ToolResult } from '@dwang/contracts';
import { PhotoPicture } from '../photos/photo-picture';
import { usePhotoOfResultQuery } from './results.api';

interface ResultPhotoProps {
  row: ToolResult & { projectId: number; photoUid: string };
  whole?: boolean;
}

/** The photo that belongs to a result; nothing when it has been deleted since. */
export function ResultPhoto({ row: { projectId, photoUid, title }, whole = false }: ResultPhotoProps) {
  const waiting = usePending<Photo>('photo').find(({ uid, operation }) => uid === photoUid && operation === 'create')?.preview;
  const { data } = usePhotoOfResultQuery({ projectId, uid: photoUid });
  const photo = data?.items[0] ?? waiting;
  return photo ? <PhotoPicture photo={photo} whole={whole} alt={`Photo of ${title}`} /> : null;
}

/** Whether a result has a photo to be looked for. */
export const hasPhoto = (row: ToolResult): row is ResultPhotoProps['row'] => row.projectId !== null && row.photoUid !== null;
