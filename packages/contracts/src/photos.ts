import { z } from 'zod';
import { listQuery, page } from './lists';
import { Instant, Text, Uid, WholeNumber } from './primitives';

export const PhotoType = z.enum(['image/jpeg', 'image/png', 'image/webp']);
export type PhotoType = z.infer<typeof PhotoType>;

const caption = Text(500);

/**
 * A photo is made in two steps, so that either can be repeated: this, and then its content by `PUT …/content`. `takenAt` defaults to now;
 * a time to come counts as now.
 */
export const CreatePhoto = z
  .object({
    uid: Uid.optional(),
    caption: caption.default(''),
    takenAt: Instant.optional(),
    contentType: PhotoType,
    /** Bytes. */
    size: WholeNumber(1, Number.MAX_SAFE_INTEGER),
    /** Pixels. */
    width: WholeNumber(1, 65_535),
    height: WholeNumber(1, 65_535),
  })
  .meta({ id: 'CreatePhoto' });
export const UpdatePhoto = z
  .object({ caption: caption.optional(), version: z.number().int().optional() })
  .meta({ id: 'UpdatePhoto' });

/** A photo of a job. Its content is at `/projects/:projectId/photos/:id/content` once `hasContent` is true, and never changes. */
export const Photo = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    projectId: z.number().int(),
    userId: z.number().int(),
    userName: z.string(),
    caption: z.string(),
    takenAt: z.string(),
    contentType: PhotoType,
    size: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
    hasContent: z.boolean(),
    createdAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Photo' });

export const PhotoListQuery = listQuery({}, ['-takenAt']);
export const PhotoPage = page(Photo, z.object({ count: z.number().int() })).meta({ id: 'PhotoPage' });

export type CreatePhoto = z.input<typeof CreatePhoto>;
export type UpdatePhoto = z.input<typeof UpdatePhoto>;
export type Photo = z.infer<typeof Photo>;
export type PhotoListQuery = z.input<typeof PhotoListQuery>;
export type PhotoPage = z.infer<typeof PhotoPage>;
