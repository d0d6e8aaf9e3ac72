/** Plans of rooms and sites: walls, what stands in them, and the areas that walls close in. */
export { type EnclosedArea, enclosedAreas } from './enclosed-areas';
export { type ItemSide, placeOnItem, pullItem, sizeItem, turnBy, turnTowards } from './item-moves';
export { FOOT_IN_METRES, lengthOf, type Plan, type PlanItem, type PlanPoint, type PlanWall, snapPoint, straighten } from './plan';
