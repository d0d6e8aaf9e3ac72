import { z } from 'zod';
import { listQuery, page } from './lists';
import { Id, Line, WholeNumber } from './primitives';
import { ProjectStage } from './projects';

/** Days for which a link works unless said otherwise. */
export const LINK_DAYS = 90;

const days = WholeNumber(1, 366);

/** A private link for one client. */
export const CreatePortalLink = z
  .object({
    clientId: Id,
    /** For whom it is, seen by the business only: `Hannah's phone`. */
    label: Line(100).default(''),
    showPhotos: z.boolean().default(false),
    days: days.default(LINK_DAYS),
  })
  .meta({ id: 'CreatePortalLink' });

/** Counts the days anew from now; the address stays. */
export const RenewPortalLink = z.object({ days: days.default(LINK_DAYS) }).meta({ id: 'RenewPortalLink' });

export const PortalLinkState = z.enum(['open', 'expired', 'revoked']);
export type PortalLinkState = z.infer<typeof PortalLinkState>;

export const PortalLink = z
  .object({
    id: z.number().int(),
    clientId: z.number().int(),
    clientName: z.string(),
    label: z.string(),
    showPhotos: z.boolean(),
    state: PortalLinkState,
    createdAt: z.string(),
    expiresAt: z.string(),
    revokedAt: z.string().nullable(),
    views: z.number().int(),
    lastViewedAt: z.string().nullable(),
    /** The address below the app's, only in the answer to making it: of the secret in it only a hash is kept. */
    path: z.string().nullable(),
  })
  .meta({ id: 'PortalLink' });

export const PortalLinkListQuery = listQuery({ clientId: Id.optional() }, ['-createdAt']);
export const PortalLinkPage = page(PortalLink, z.object({ count: z.number().int(), open: z.number().int() })).meta({
  id: 'PortalLinkPage',
});

/** `network` tells two networks apart and is no address. */
export const PortalView = z.object({ id: z.number().int(), viewedAt: z.string(), network: z.string(), device: z.string() });
export const PortalViewQuery = listQuery({}, ['-viewedAt']);
export const PortalViewPage = page(PortalView, z.object({ count: z.number().int() })).meta({ id: 'PortalViewPage' });

/** What whoever holds the link sees. */
export const Portal = z
  .object({
    company: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
    client: z.object({ name: z.string(), contact: z.string() }),
    expiresAt: z.string(),
    timeZone: z.string(),
    jobs: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        location: z.string(),
        stage: ProjectStage,
        progress: z.number().int(),
        startDate: z.string().nullable(),
        endDate: z.string().nullable(),
        photos: z.array(
          z.object({
            id: z.number().int(),
            caption: z.string(),
            takenAt: z.string(),
            width: z.number().int(),
            height: z.number().int(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Portal' });

export type CreatePortalLink = z.input<typeof CreatePortalLink>;
export type RenewPortalLink = z.input<typeof RenewPortalLink>;
export type PortalLink = z.infer<typeof PortalLink>;
export type PortalLinkListQuery = z.input<typeof PortalLinkListQuery>;
export type PortalLinkPage = z.infer<typeof PortalLinkPage>;
export type PortalView = z.infer<typeof PortalView>;
export type PortalViewPage = z.infer<typeof PortalViewPage>;
export type Portal = z.infer<typeof Portal>;
