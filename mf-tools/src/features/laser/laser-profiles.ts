/** How one maker's laser measures speak Bluetooth: the service and characteristic that notifies, and what the bytes say. */
export interface LaserProfile {
  maker: string;
  service: string;
  characteristic: string;
  /** Sent once so that the device begins to tell what it measures. */
  start?: Uint8Array<ArrayBuffer>;
  /** Metres; null for messages that hold no new length. */
  parse: (bytes: DataView) => number | null;
}

const LITTLE_ENDIAN = true;

/** What lasers measure; anything else is an error code or another kind of message. */
const fits = (metres: number): number | null => (Number.isFinite(metres) && metres > 0 && metres < 1000 ? metres : null);

/** Leica DISTO (D1, D2, D110, D510, D810, X3, X4): a 32-bit float in metres. */
const DISTO: LaserProfile = {
  maker: 'Leica DISTO',
  service: '3ab10100-f831-4395-b29d-570977d5bf94',
  characteristic: '3ab10101-f831-4395-b29d-570977d5bf94',
  parse: (bytes) => (bytes.byteLength < 4 ? null : fits(bytes.getFloat32(0, LITTLE_ENDIAN))),
};

/** The head of a Bosch message with a measurement, and where its float in metres begins. */
const BOSCH_HEAD = [0xc0, 0x55, 0x10] as const;
const BOSCH_LENGTH_AT = 7;

/** Bosch GLM and PLR (50 C, 100 C, 120 C, 40 C): after "auto sync on" each measurement is sent in a frame of its own. */
const BOSCH: LaserProfile = {
  maker: 'Bosch GLM',
  service: '02a6c0d0-0451-4000-b000-fb3210111989',
  characteristic: '02a6c0d1-0451-4000-b000-fb3210111989',
  start: Uint8Array.from([0xc0, 0x55, 0x02, 0x01, 0x00, 0x1a]),
  parse: (bytes) => {
    const isLength = bytes.byteLength >= BOSCH_LENGTH_AT + 4 && BOSCH_HEAD.every((byte, at) => bytes.getUint8(at) === byte);
    return isLength ? fits(bytes.getFloat32(BOSCH_LENGTH_AT, LITTLE_ENDIAN)) : null;
  },
};

/** Makers publish little; these are known from open work on their devices and not tried here on real ones. */
export const LASER_PROFILES: readonly LaserProfile[] = [DISTO, BOSCH];
