/** The two devices of a tradesperson. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
export const DESK = { viewport: { width: 1280, height: 800 } } as const;
