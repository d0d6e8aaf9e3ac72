import { FLAT_SHAPES } from '@dwang/domain/shapes';
import { areaDraft } from './shape-draft';
import { ShapeSheet } from './shape-sheet';

/** Area of one shape or many, with parts cut out and an allowance for waste. */
export default function AreaTool() {
  return <ShapeSheet kinds={FLAT_SHAPES} unit="m²" decimals={2} draftOf={areaDraft} />;
}
