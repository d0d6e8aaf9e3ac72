/** Built-in calculators: the list is small and loads at once, each calculator's own code when it is opened. */
export * from './calculator';
export { CALCULATORS, loadCalculator } from './list';
export { isAsked, type ReadTyped, readField, readTyped, startTyped, type Typed } from './read-typed';
