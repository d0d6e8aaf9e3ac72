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
};
