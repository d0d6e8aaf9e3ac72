/** Models of frames, roofs, stairs and decks from typed sizes: pieces of timber in space, their cutting list and what to order. */
export { type Cut, cuttingList, type StockLength, stockPlan } from './cutting-list';
export { type DeckSizes, deck } from './deck';
export { type FramingWallSizes, framingWall, type WallOpening } from './framing-wall';
export { type GableRoofSizes, gableRoof } from './gable-roof';
export type { Model, Piece, Plane, Point } from './piece';
export { type StairFlightSizes, type StairLimits, stairFlight } from './stair-flight';
