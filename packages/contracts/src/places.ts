import { z } from 'zod';

/** A point on the earth, in degrees (WGS 84) to the sixth decimal. */
export const Place = z.object({
  lat: z.number('Must be a number of degrees').min(-90, 'Must be at least -90').max(90, 'Must be at most 90'),
  lng: z.number('Must be a number of degrees').min(-180, 'Must be at least -180').max(180, 'Must be at most 180'),
});

/** What the maps of this installation are drawn from. */
export const MapSource = z
  .object({
    /** The pictures are below it, at `/{zoom}/{x}/{y}.png`. */
    tilesUrl: z.string(),
  })
  .meta({ id: 'MapSource' });

export type Place = z.infer<typeof Place>;
export type MapSource = z.infer<typeof MapSource>;
