/** Profiled metal roofing: lowest pitch in degrees and cover of a sheet in mm. Makers' own figures come first. */
export const PROFILES = {
  'corrugate-762': { label: 'Corrugate, 762 mm cover', name: 'corrugate', cover: 762, minPitch: 8 },
  'corrugate-995': { label: 'Corrugate, 995 mm cover', name: 'corrugate', cover: 995, minPitch: 8 },
  trapezoidal: { label: 'Trapezoidal, 760 mm cover', name: 'trapezoidal', cover: 760, minPitch: 3 },
} as const;

/** Lowest pitch of corrugate whose sheets are lapped at the ends, degrees. */
export const END_LAPPED_MIN = 10;
