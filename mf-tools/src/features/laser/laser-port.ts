/** A laser measure that is connected. */
export interface ConnectedLaser {
  /** As the device calls itself. */
  name: string;
  close: () => void;
}

interface LaserEvents {
  /** Metres, whenever the device has measured. */
  onLength: (metres: number) => void;
  /** The device is off or out of reach. */
  onLost: () => void;
}

/** Connects a laser measure that the person chooses. Null when they choose none; throws `LaserFault`. */
export type ConnectLaser = (events: LaserEvents) => Promise<ConnectedLaser | null>;

/** The laser measure cannot be used; the message is for the person. */
export class LaserFault extends Error {}
