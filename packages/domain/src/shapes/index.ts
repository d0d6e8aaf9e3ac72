/** Areas and volumes of what is built, with parts cut out. */
export {
  concreteBags,
  FLAT_SHAPES,
  type Outline,
  type ShapeKind,
  type ShapePart,
  type ShapeSum,
  type Sizes,
  SOLID_SHAPES,
  sumShapes,
} from './shapes';
