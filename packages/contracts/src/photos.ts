import { z } from 'zod';
import { listQuery, page, QueryFlag } from './lists';
import { Place } from './places';
import { Instant, Text, Uid, WholeNumber } from './primitives';

export const PhotoType = z.enum(['image/jpeg', 'image/png', 'image/webp']);
export type PhotoType = z.infer<typeof PhotoType>;

const caption = Text(500);

/** Shows how the work changed something: photos from before it beside photos from after it. */
export const PhotoMark = z.enum(['before', 'after']);

/**
 * A photo is made in two steps, so that either can be repeated: this, and then its content by `PUT …/content`. `takenAt` defaults to now;
 * a time to come counts as now.
 */
export const CreatePhoto = z
  .object({
    uid: Uid.optional(),
    caption: caption.default(''),
    takenAt: Instant.optional(),
    /** Where it was taken; said only where the person has switched that on. */
    place: Place.nullable().default(null),
    mark: PhotoMark.nullable().default(null),
    contentType: PhotoType,
    /** Bytes. */
    size: WholeNumber(1, Number.MAX_SAFE_INTEGER),
    /** Pixels. */
    width: WholeNumber(1, 65_535),
    height: WholeNumber(1, 65_535),
  })
  .meta({ id: 'CreatePhoto' });
export const UpdatePhoto = z
  .object({ caption, mark: PhotoMark.nullable(), place: z.null('A place can only be taken away') })
  .partial()
  .extend({ version: z.number().int().optional() })
  .meta({ id: 'UpdatePhoto' });

/**
 * A photo of a job. Once `hasContent` is true its content is at `/projects/:projectId/photos/:id/content` and a small copy at
 * `…/thumbnail`; neither ever changes. The content is drawn anew by the server: upright, without what the camera wrote into the file but
 * the date. A deleted photo comes back by `POST …/restore` for 30 days.
 */
export const Photo = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    projectId: z.number().int(),
    userId: z.number().int(),
    userName: z.string(),
    caption: z.string(),
    takenAt: z.string(),
    place: Place.nullable(),
    mark: PhotoMark.nullable(),
    contentType: PhotoType,
    size: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
    hasContent: z.boolean(),
    createdAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Photo' });

/** `marked`: only those from before and after the work, or only the others. `uid`: the one that something else names. */
export const PhotoListQuery = listQuery({ marked: QueryFlag.optional(), uid: Uid.optional() }, ['-takenAt']);
const count = z.number().int();
export const PhotoPage = page(Photo, z.object({ count, before: count, after: count })).meta({ id: 'PhotoPage' });

/** Photos of all jobs that the caller sees, the newest first. */
export const RecentPhotoQuery = listQuery({}, ['-takenAt']);
export const RecentPhoto = Photo.extend({ projectName: z.string() }).meta({ id: 'RecentPhoto' });
export const RecentPhotoPage = page(RecentPhoto, z.object({ count })).meta({ id: 'RecentPhotoPage' });

export type PhotoMark = z.infer<typeof PhotoMark>;
export type CreatePhoto = z.input<typeof CreatePhoto>;
export type UpdatePhoto = z.input<typeof UpdatePhoto>;
export type Photo = z.infer<typeof Photo>;
export type PhotoListQuery = z.input<typeof PhotoListQuery>;
export type PhotoPage = z.infer<typeof PhotoPage>;
export type RecentPhotoQuery = z.input<typeof RecentPhotoQuery>;
export type RecentPhoto = z.infer<typeof RecentPhoto>;
export type RecentPhotoPage = z.infer<typeof RecentPhotoPage>;
