/** Ways of the arrow keys: to the right and down. */
export const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Metres of one press where nothing snaps. */
export const KEY_STEP = 0.1;
