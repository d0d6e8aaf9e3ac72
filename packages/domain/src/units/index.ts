/** Units of measure and what people type as numbers. */
export { figure, parseFigure, tapeInches } from './figures';
export { parseLength } from './lengths';
export { convert, QUANTITIES, type Quantity, type Unit } from './units';
