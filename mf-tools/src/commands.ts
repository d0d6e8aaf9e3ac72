import type { RemoteModule } from '@dwang/shell-api';

const open =
  (path: string): NonNullable<RemoteModule['commands']>[string] =>
  ({ navigate }) =>
    navigate(path);

/** What search, keys and voice can open, by the ids of the manifest. */
export const COMMANDS: NonNullable<RemoteModule['commands']> = {
  'open-measure': open('/tools?tool=measure'),
  'open-level': open('/tools?tool=level'),
  'open-calculator': open('/tools?tool=calculator'),
  'open-angle': open('/tools?tool=angle'),
  'open-laser-distance': open('/tools?tool=laser-distance'),
  'open-area-calc': open('/tools?tool=area-calc'),
  'open-volume-calc': open('/tools?tool=volume-calc'),
  'open-unit-converter': open('/tools?tool=unit-converter'),
  'open-camera': open('/tools?tool=camera'),
  'open-note-taking': open('/tools?tool=note-taking'),
  'open-sound': open('/tools?tool=sound'),
};
